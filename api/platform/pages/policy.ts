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
  /** Whether anyone may read it and search engines may list it. */
  isForEveryone: boolean;
  /** Whether its screen may ask for the camera. */
  mayUseCamera?: boolean;
}

/** Placeholder for the hash of a page's inlined styles. */
const ownStyles = "'sha256-own'";

/**
 * Creates the security headers of pages. Only our own scripts and stylesheets are allowed: files of this origin, and inlined ones
 * by hash, so that pages can be cached and need no nonce. A page that is not for everyone is isolated from the window that opened
 * it. For a public page, isolation would only start a new browser process, which makes readers on phones wait.
 * @returns a function that returns the headers for a page with its inlined styles
 */
export function pageHeaders(
  assets: Pick<PageAssets, 'earlyScript' | 'startScript'>,
  isSecure: boolean,
): (page: StyledPage) => Readonly<Record<string, string>> {
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Workers need no directive: they fall back to scriptSrc.
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", sourceHash(assets.earlyScript), sourceHash(assets.startScript)],
        // The older directive, which every phone supports; it also blocks style attributes.
        styleSrc: ["'self'", ownStyles],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'"],
        // For previews of emails that staff write, whose HTML has its own policy; no public page has a frame.
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
    // These describe default behavior or target obsolete browsers, and they would enlarge every first response.
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
