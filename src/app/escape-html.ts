const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML or XML, as content or in a double-quoted attribute. The one of mail/letter-template.ts also escapes `'`, which test titles in built pages keep. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);
