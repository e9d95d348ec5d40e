import type { IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import { personQuestions, type QuestionName, type Shown } from './person-questions.ts';

type Member = Schemas['RegisteredMember'];

/** The properties that the API adds to the answers; pages show them elsewhere, and the band beside the age. */
type ShownElsewhere = 'id' | 'band' | 'room' | 'responsibleId';

/**
 * All that is known about one person of a party, in one line. A new property that is not a question does not compile until it is
 * handled here.
 */
export function memberInWords(intl: IntlShape, member: Member, shown: Shown): string {
  const { wantedRoommate } = member;
  const more = {
    wantedRoommate:
      wantedRoommate &&
      intl.formatMessage({ id: 'roomShare.with' }, { name: `${wantedRoommate.firstName} ${wantedRoommate.lastName}` }),
  } satisfies Record<Exclude<keyof Member, QuestionName | ShownElsewhere>, string | undefined>;
  return [...personQuestions.map(([, { fact }]) => fact?.(intl, member, shown)), ...Object.values(more)]
    .filter(Boolean)
    .join(' · ');
}
