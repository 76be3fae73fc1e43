/** The mark of WhatsApp in the colour of the text around it; words stand beside it. */
export const WhatsAppIcon = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
    <path d="M12 2.5a9.4 9.4 0 0 0-8 14.3L2.7 21.5l4.8-1.3A9.4 9.4 0 1 0 12 2.5zm0 1.9a7.5 7.5 0 1 1-4 13.9l-2.6.7.7-2.5A7.5 7.5 0 0 1 12 4.4zM8.6 7.6c-.3 0-1 .5-1 1.7 0 2.8 4.4 6.9 7.1 6.9 1.4 0 2-.9 2-1.6 0-.3-.1-.4-.4-.6l-1.7-.8c-.3-.1-.5 0-.7.2l-.6.8c-.2.2-.4.2-.7.1-1.1-.5-2.4-1.6-3-2.8-.1-.3-.1-.4.1-.6l.5-.7c.1-.2.1-.4 0-.6l-.8-1.7c-.2-.3-.4-.3-.8-.3z" />
  </svg>
);
