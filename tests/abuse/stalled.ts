import { connect } from 'node:net';
import type { Operation } from '../../api/platform/contract/document.ts';
import { readAnswer } from './answer.ts';
import { faultOf } from './judge.ts';
import type { Site } from './site/site.ts';
import type { Caller } from './requests/request.ts';

/*
 * Requests that never arrive completely. The site must give up each one with a problem response and keep answering others.
 */

/** In ms. Longer than the site waits for a body plus the interval at which it checks for late ones. */
const patience = 120_000;

function callerOf({ security, userTypes }: Operation): Caller {
  if (security.includes('session')) return `user:${userTypes?.[0] ?? 'U'}`;
  return security.includes('registrationKey') ? 'key' : 'nobody';
}

async function stall(
  { server, known }: Site,
  caller: Readonly<Record<string, string>>,
  operation: Operation,
  isInBody: boolean,
) {
  const { method, takesFile } = operation;
  const registrationId = String((known.get('registrationId') ?? [])[0]);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'registrationId' ? registrationId : String((known.get(name) ?? ['1'])[0]),
  );
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  const headers = [
    'Host: retreats.test',
    ...Object.entries(caller).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: ${takesFile ? 'application/octet-stream' : 'application/json'}`,
    'Content-Length: 1000',
  ];
  socket.write(
    `${method.toUpperCase()} /api${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n${isInBody ? '\r\n{"' : 'X-Stalled: a'}`,
  );
  const { answer } = await readAnswer(socket, { isHead: false, patience });
  socket.destroy();
  return faultOf({ answer, processorMs: 0, ms: 0 }, method);
}

/**
 * Starts two requests for each operation, one that stalls in its headers and one in its body. Describes each request that the
 * site does not give up.
 */
export async function stallAll(site: Site, operations: readonly Operation[]): Promise<string[]> {
  const parameters = { registrationId: (site.known.get('registrationId') ?? [])[0] };
  const begun = operations.flatMap((operation) => {
    const places = operation.body || operation.takesFile ? ['headers', 'body'] : ['headers'];
    return places.map(async (place) => {
      const headers = await site.callers.headersOf(callerOf(operation), parameters, site.known);
      const fault = await stall(site, headers, operation, place === 'body');
      return fault === null ? [] : [`${operation.id}, stalled in its ${place}: ${fault}`];
    });
  });
  return (await Promise.all(begun)).flat();
}
