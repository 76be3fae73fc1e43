/** JSON that may stand inside a `<script>`: no text of an editor can end it. */
export const scriptSafe = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
