import type { DoubleMeeting } from './double-types.ts';
import { participantEvent } from './events.ts';
import type { DoubleParticipant } from './events.ts';

/** Tracks who is in the stand-in's meetings. */
export interface Visits {
  /** Lets a person join, with the token of their personal address if they have one. Returns their number. */
  readonly come: (meeting: DoubleMeeting, token: string | null) => number;
  /** Lets a person leave, once. Returns the meeting, or undefined if nobody with this number is there. */
  readonly leave: (number: number) => DoubleMeeting | undefined;
}

/** Tracks who joins and leaves, and notifies the site. */
export function createVisits({
  clock,
  tell,
}: {
  readonly clock: () => Date;
  readonly tell: (body: string) => void;
}): Visits {
  const there = new Map<number, { readonly meeting: DoubleMeeting; readonly who: DoubleParticipant }>();
  let last = 0;
  return {
    come(meeting, token) {
      last += 1;
      const registrant = meeting.registrants.find((known) => known.token === token);
      const who = { number: last, ...(registrant && { registrant }) };
      there.set(last, { meeting, who });
      tell(participantEvent('joined', who, { meeting, at: clock() }));
      return last;
    },
    leave(number) {
      const visit = there.get(number);
      if (!visit) return undefined;
      there.delete(number);
      tell(participantEvent('left', visit.who, { meeting: visit.meeting, at: clock() }));
      return visit.meeting;
    },
  };
}
