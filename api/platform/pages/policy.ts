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
  /** Anyone may read it, and search engines may show it. */
  isForEveryone: boolean;
  /** Its screen may ask for the camera. */
  mayUseCamera?: boolean;
}

/** Placeholder for the hash of a page's own styles. */
const ownStyles = "'sha256-own'";

/**
 * The security headers of pages. Scripts and stylesheets are ours alone: files of this origin and the inlined ones, by their
 * hashes, so that pages can be cached and need no nonce. A page that is not for everyone is isolated from the window that opened
 * it; for a public page that would only start a new process, for which a phone keeps the reader waiting.
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
        // Workers follow what scripts may do.
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", sourceHash(assets.earlyScript), sourceHash(assets.startScript)],
        // The older directive, which every phone knows; it also refuses styles in attributes.
        styleSrc: ["'self'", ownStyles],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'"],
        // The HTML of an email that staff write, which has its own policy; no page for everyone has a frame.
        frameSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // They describe what browsers do anyway, or serve programs that are gone, and every first response would contain them.
    dnsPrefetchControl: false,
    originAgentCluster: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // The headers do not depend on the request, so they are created once.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error?: unknown) => {
    if (error instanceof Error) throw error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  const toRead = headers.filter(([name]) => name !== 'cross-origin-opener-policy');
  return ({ css, isForEveryone, mayUseCamera = false }) => {
    const own = isForEveryone ? toRead : headers;
    const permissions = permissionsPolicy[mayUseCamera ? 'camera' : 'none'];
    const all = own.map(([name, value]) => {
      const policy = isForEveryone ? value.replace(";frame-src 'self'", '') : value;
      return [name, policy.replace(ownStyles, sourceHash(css))] as const;
    });
    return { 'Permissions-Policy': permissions, ...Object.fromEntries(all) };
  };
}
