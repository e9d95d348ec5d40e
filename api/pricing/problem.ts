import { ProblemError } from '../platform/contract/problem.ts';
import type { QuoteRefusal } from './rules.ts';

/** A refused price as a problem; members without a price are pointed at, one by one, where the party stands in the body. */
export function quoteProblem(refusal: QuoteRefusal, party: '' | '/party' = ''): ProblemError {
  switch (refusal.code) {
    case 'no-active-members':
    case 'rooms-not-offered':
      return new ProblemError(refusal.code);
    case 'room-without-adult':
    case 'rooms-too-small':
      return new ProblemError(refusal.code, { params: refusal.params });
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
