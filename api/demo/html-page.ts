/** Escapes a text for HTML. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A page of the stand-in: plain HTML without styles or scripts. */
export function htmlPage(language: 'en' | 'es', title: string, content: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>${content}</main></body></html>`;
}
