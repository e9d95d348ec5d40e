import type { Handlers } from '../platform/contract/handler.ts';
import type { StatusReader } from './status.ts';

/** The system status, for administrators. */
export function systemHandlers({ now }: StatusReader): Pick<Handlers, 'getSystemStatus'> {
  return {
    async getSystemStatus(_request, reply) {
      return reply(200, await now());
    },
  };
}
