import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { RoomFault } from '../rooms/rules.ts';
import type { QuoteRefusal } from './quote.ts';

type FieldError = components['schemas']['FieldError'];

const roomRules = { unknown: 'maximum', tooSmall: 'roomTooSmall', withoutAdult: 'roomWithoutAdult' } as const;

/** Reports a wrong choice of rooms at the people concerned, or at the rooms if nobody sleeps in them. */
function roomErrors({ kind, people }: RoomFault, party: '' | '/party'): FieldError[] {
  const pointers = people.length === 0 ? ['/rooms'] : people.map((index) => `/members/${String(index)}/room`);
  return pointers.map((pointer) => ({ in: 'body', pointer: `${party}${pointer}`, rule: roomRules[kind] }));
}

/**
 * Converts a refused price to a problem. Its errors point to each member without a price; `party` is where the party is in the
 * body.
 */
export function quoteProblem(refusal: QuoteRefusal, party: '' | '/party' = ''): ProblemError {
  switch (refusal.code) {
    case 'no-active-members':
    case 'rooms-not-offered':
      return new ProblemError(refusal.code);
    case 'room-without-adult':
    case 'rooms-too-small':
      return new ProblemError(refusal.code, { params: refusal.params });
    case 'chosen-room-unknown':
    case 'chosen-room-too-small':
    case 'chosen-room-without-adult':
      return new ProblemError(refusal.code, {
        params: refusal.params,
        errors: refusal.faults.flatMap((fault) => roomErrors(fault, party)),
      });
    case 'band-not-offered':
      return new ProblemError(refusal.code, {
        errors: refusal.members.map(({ index, band }) => ({
          in: 'body',
          pointer: `${party}/members/${String(index)}/age`,
          rule: 'bandNotOffered',
          params: { band },
        })),
      });
  }
}
