import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Ways in which an external service fails. */
export const failings = ['down', 'slow', 'cut off midway', 'false answers'] as const;
export type Failing = (typeof failings)[number];

/** A connection to a local service that fails like the real service would. */
export interface FaultLine {
  readonly port: number;
  readonly fail: (how: Failing) => Promise<void>;
  /** Ends the failure. */
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How a service responds. */
export interface LineInput {
  /** The port of the service. */
  readonly port: number;
  /** Number of pieces of its response that arrive before it is cut off in the next one. */
  readonly piecesBeforeCut: number;
  /** The fraction of that piece that still arrives. */
  readonly partOfLast: number;
  /** Its response to everything when it gives false answers. */
  readonly falseAnswer: string;
}

/** Longer than the site waits for any service, in ms. */
const slowness = 25_000;

/** Opens the line. */
export async function openLine({
  port: target,
  piecesBeforeCut,
  partOfLast,
  falseAnswer,
}: LineInput): Promise<FaultLine> {
  const sockets = new Set<Socket>();
  let failing: Failing | undefined;

  const reset = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  const server = createServer((near) => {
    const how = failing;
    sockets.add(near);
    near.on('error', () => undefined);
    near.on('close', () => sockets.delete(near));
    if (how === 'false answers') {
      near.write(falseAnswer);
      near.on('data', () => near.write(falseAnswer));
      return;
    }
    const far = connect(target, '127.0.0.1');
    sockets.add(far);
    far.on('error', () => undefined);
    far.on('close', () => {
      sockets.delete(far);
      near.destroy();
    });
    near.on('close', () => far.destroy());
    near.pipe(far);
    let pieces = 0;
    far.on('data', (piece) => {
      if (how === 'slow') {
        setTimeout(() => near.write(piece), slowness).unref();
        return;
      }
      pieces += 1;
      if (how !== 'cut off midway' || pieces <= piecesBeforeCut) near.write(piece);
      else near.write(piece.subarray(0, piece.length * partOfLast), () => near.destroy());
    });
  });

  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stopListening = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    reset();
    await closed;
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    fail: async (how) => {
      failing = how;
      // Open connections fail too.
      reset();
      if (how === 'down') await stopListening();
    },
    heal: async () => {
      const wasDown = failing === 'down';
      failing = undefined;
      if (wasDown) await listen(port);
      else reset();
    },
    close: async () => {
      if (server.listening) await stopListening();
    },
  };
}
