import type { HttpContext } from './state.ts';

/** Writes and reads the session cookie; behind TLS its name binds it to this host alone. */
export interface SessionCookie {
  readonly read: (ctx: HttpContext) => string | undefined;
  /** Sets the token, or removes the cookie. */
  readonly write: (ctx: HttpContext, token: string | null) => void;
}

/** The session cookie of a site at this address. */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  return {
    read: (ctx) => ctx.cookies.get(name),
    write(ctx, token) {
      const attributes = [`${name}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
      if (secure) attributes.push('Secure');
      if (token === null) attributes.push('Max-Age=0');
      // Written by hand: the cookies library refuses Secure when a proxy, not this process, ends the TLS.
      ctx.append('Set-Cookie', attributes.join('; '));
    },
  };
}
