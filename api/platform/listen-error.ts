import type { Config } from './config.ts';

/** Explains why the server cannot listen, for the person who starts it. */
export function listenError(cause: unknown, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const address = `${host}, port ${String(port)}`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Another program answers on ${address} already, perhaps this site. Stop it, or set PORT to another port.`,
    EACCES: `This user may not answer on ${address}. Set PORT to 1024 or more.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}. Set HOST to one of its own.`,
  };
  return new Error(reasons[String(code)] ?? `It cannot answer on ${address}: ${String(cause)}`, { cause });
}
