import type { IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import { personQuestions, type QuestionName, type Shown } from './person-questions.ts';

type Member = Schemas['RegisteredMember'];

/** What the API adds to the answers; pages show it elsewhere, and the band beside the age. */
type SaidElsewhere = 'id' | 'band' | 'room' | 'responsibleId';

/** What is known of one person of a party, in one line. A new property that is no question does not compile until it is said here. */
export function memberInWords(intl: IntlShape, member: Member, shown: Shown): string {
  const { wantedRoommate } = member;
  const more = {
    wantedRoommate:
      wantedRoommate &&
      intl.formatMessage({ id: 'roomShare.with' }, { name: `${wantedRoommate.firstName} ${wantedRoommate.lastName}` }),
  } satisfies Record<Exclude<keyof Member, QuestionName | SaidElsewhere>, string | undefined>;
  return [...personQuestions.map(([, { fact }]) => fact?.(intl, member, shown)), ...Object.values(more)]
    .filter(Boolean)
    .join(' · ');
}
