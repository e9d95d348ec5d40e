import type { HttpContext } from './state.ts';

/** Where the browser keeps the chosen language, as a cookie too. */
export const languageCookie = 'i18nextLng';

function supported(text: string | undefined): 'en' | 'es' | null {
  const letters = text?.slice(0, 2).toLowerCase();
  return letters === 'en' || letters === 'es' ? letters : null;
}

/** The reader's language: from the address, else the cookie, else what the browser asks for; English otherwise. */
export function readerLanguage(ctx: HttpContext): 'en' | 'es' {
  const { lng } = ctx.query;
  const asked = supported(typeof lng === 'string' ? lng : undefined) ?? supported(ctx.cookies.get(languageCookie));
  return asked ?? (ctx.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en');
}
