/** A text as HTML shows it, in elements and in quoted attributes: `&`, `<`, `>` and both quotes as character references. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
