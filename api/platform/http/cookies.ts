import { deviceKeptDays } from '../../session/rules.ts';
import type { HttpContext } from './state.ts';

/** A cookie of this site. Under HTTPS, its name prefix binds it to this host alone. Scripts cannot read it. */
export interface Cookie {
  readonly read: (ctx: HttpContext) => string | undefined;
  /** Sets the value, or removes the cookie. */
  readonly write: (ctx: HttpContext, value: string | null) => void;
}

/** The cookies of the site. */
export interface Cookies {
  /** Holds the session's token until the browser is closed. */
  readonly session: Cookie;
  /** Recognizes a browser in which someone has signed in before, see session/known-device.ts. */
  readonly device: Cookie;
}

/** The lifetime of the device cookie, in seconds. */
const deviceAge = deviceKeptDays * 24 * 60 * 60;

function createCookie(plainName: string, isSecure: boolean, maxAge?: number): Cookie {
  const name = isSecure ? `__Host-${plainName}` : plainName;
  return {
    read: (ctx) => ctx.cookies.get(name),
    write(ctx, value) {
      const attributes = [`${name}=${value ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
      if (isSecure) attributes.push('Secure');
      if (value === null) attributes.push('Max-Age=0');
      else if (maxAge !== undefined) attributes.push(`Max-Age=${String(maxAge)}`);
      // Written manually, because the cookies library refuses Secure when a proxy, not this process, terminates TLS.
      ctx.append('Set-Cookie', attributes.join('; '));
    },
  };
}

/** Creates the cookies for a site at this address. */
export function createCookies(publicUrl: string): Cookies {
  const isSecure = publicUrl.startsWith('https:');
  return { session: createCookie('session', isSecure), device: createCookie('device', isSecure, deviceAge) };
}
