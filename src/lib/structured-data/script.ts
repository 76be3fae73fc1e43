/** JSON that is safe inside a `<script>`: no text can close the element. */
export const scriptSafe = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
