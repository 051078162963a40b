const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML or XML, as content or in an attribute, so that nothing that a visitor types becomes markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** The text that was escaped here, or by React, which writes an apostrophe as &#x27;. */
export const unescapeHtml = (html: string) =>
  html
    .replaceAll('&#x27;', '&#39;')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => Object.keys(entities).find((sign) => entities[sign] === entity)!);
