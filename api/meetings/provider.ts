import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { callbackPath } from './rules.ts';

/** The configuration for the meeting provider. */
export type ProviderConfig = NonNullable<Config['meetings']>;

/** How long the provider may take to respond, in ms. */
const patience = 10_000;

/** The tokens that the provider issues for a code or a refresh token (RFC 6749, section 5.1). */
const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
});

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** How long the access token is valid, in seconds. */
  readonly expiresIn: number;
}

/** The provider refuses this code, this refresh token or this site. */
export class ProviderRefusal extends Error {}

/** The provider cannot be reached, has a problem, or sends an answer we do not understand. */
export class ProviderUnreachable extends Error {}

const redirectUri = (publicUrl: string): string => `${publicUrl}${callbackPath}`;

/** The provider's page on which a user gives permission, with the proof key of this sign-in (RFC 7636). */
export function authorizeAddress(
  provider: ProviderConfig,
  publicUrl: string,
  state: string,
  codeVerifier: string,
): string {
  const url = new URL(provider.authorizeUrl);
  const query = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri(publicUrl),
    state,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(provider.scopes !== undefined && { scope: provider.scopes }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

async function askForTokens(provider: ProviderConfig, body: Record<string, string>): Promise<Tokens> {
  const { clientId, clientSecret, tokenUrl } = provider;
  const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString(
    'base64',
  );
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { Authorization: `Basic ${credentials}`, Accept: 'application/json' },
      body: new URLSearchParams(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    answer = await response.json().catch(() => undefined);
  } catch (cause) {
    throw new ProviderUnreachable('No answer from the meeting provider', { cause });
  }
  if (response.status >= 400 && response.status < 500 && response.status !== 429)
    throw new ProviderRefusal(`The meeting provider answered ${String(response.status)}`);
  const tokens = tokenAnswer.safeParse(answer);
  // No message contains the response: it may include part of a token.
  if (!response.ok || !tokens.success)
    throw new ProviderUnreachable(`The meeting provider answered ${String(response.status)}, not with tokens`);
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn } = tokens.data;
  return { accessToken, refreshToken, expiresIn };
}

/** The tokens for the code that the provider returned. Throws ProviderRefusal or ProviderUnreachable. */
export function tokensForCode(
  provider: ProviderConfig,
  publicUrl: string,
  code: string,
  codeVerifier: string,
): Promise<Tokens> {
  return askForTokens(provider, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri(publicUrl),
    code_verifier: codeVerifier,
  });
}

/** New tokens for the refresh token, which works only once. Throws ProviderRefusal or ProviderUnreachable. */
export function renewedTokens(provider: ProviderConfig, refreshToken: string): Promise<Tokens> {
  return askForTokens(provider, { grant_type: 'refresh_token', refresh_token: refreshToken });
}
