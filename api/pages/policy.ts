import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAssets } from './build.ts';
import { overlayStyle } from './overlay-style.ts';

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/**
 * The security headers of pages. Scripts and stylesheets are ours alone: files of this origin and the inlined ones, by
 * their hashes, so that pages can be kept in memory and need no nonce.
 */
export function pageHeaders(assets: PageAssets, isSecure: boolean): (request: IncomingMessage, response: ServerResponse) => void {
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", sourceHash(assets.earlyScript), sourceHash(assets.startScript)],
        styleSrcElem: ["'self'", sourceHash(assets.css), sourceHash(overlayStyle)],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  return (request, response) => {
    middleware(request, response, (error?: unknown) => {
      if (error instanceof Error) throw error;
    });
  };
}
