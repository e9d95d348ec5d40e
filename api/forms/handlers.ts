import type { Handlers } from '../contract/handler.ts';
import type { Parts } from '../parts.ts';
import { centreToday } from '../sabbath/rules.ts';
import { makeStamp } from './stamp.ts';

/** What every public form is opened with. */
export function formHandlers({ clock, secrets }: Pick<Parts, 'clock' | 'secrets'>): Pick<Handlers, 'getFormStamp'> {
  return {
    getFormStamp(_input, reply) {
      const now = clock();
      return reply(200, { stamp: makeStamp(secrets, now), today: centreToday(now) });
    },
  };
}
