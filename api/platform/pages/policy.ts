import { createHash } from 'node:crypto';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { permissionsPolicy } from '../http/security-headers.ts';
import type { PageAssets } from './build.ts';

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

interface StyledPage {
  /** The styles inlined into the page. */
  css: string;
  /** Anyone may read it, and search engines show it. */
  isForEveryone: boolean;
}

/** Stands for the hash of a page's own styles. */
const ownStyles = "'sha256-own'";

/**
 * The security headers of pages. Scripts and stylesheets are ours alone: files of this origin and the inlined ones, by
 * their hashes, so that pages can be kept in memory and need no nonce. A page that is not for everyone is cut off from the
 * window that opened it; for a page to read that would only be a new process, for which a phone keeps the reader waiting.
 * @returns the headers of a page with these inlined styles
 */
export function pageHeaders(
  assets: Pick<PageAssets, 'earlyScript' | 'startScript'>,
  isSecure: boolean,
): (page: StyledPage) => Readonly<Record<string, string>> {
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Workers go by what scripts may do.
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", sourceHash(assets.earlyScript), sourceHash(assets.startScript)],
        // The older word for it, which every telephone knows; styles in attributes are refused by it too.
        styleSrc: ["'self'", ownStyles],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // They say what browsers do anyway, or are for programs that are gone, and would be a part of what a phone receives first.
    dnsPrefetchControl: false,
    originAgentCluster: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // The headers depend on nothing of a request, so they are made once.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error?: unknown) => {
    if (error instanceof Error) throw error;
  });
  response.setHeader('Permissions-Policy', permissionsPolicy);
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  const toRead = headers.filter(([name]) => name !== 'cross-origin-opener-policy');
  return ({ css, isForEveryone }) => {
    const own = isForEveryone ? toRead : headers;
    return Object.fromEntries(own.map(([name, value]) => [name, value.replace(ownStyles, sourceHash(css))]));
  };
}
