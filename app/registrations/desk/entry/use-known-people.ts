import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { useAnswer } from '../../../platform/client/use-answer.ts';
import { askKnownPeople, knownPeopleQuestion } from '../known-people.tsx';
import { peopleOf, type EntryDraft } from './entry-draft.ts';

const nobody: readonly Schemas['KnownPerson'][] = [];

/** Which people of a form are already in another party of the event; none until that is known. */
export function useKnownPeople(eventId: string, draft: EntryDraft): readonly Schemas['KnownPerson'][] {
  const question = knownPeopleQuestion({ eventId, people: peopleOf(draft), email: draft.email.trim() });
  const answer = useAnswer(question, askKnownPeople);
  return answer.kind === 'data' ? answer.data : nobody;
}

/** The party that already has the contact's email, in words. */
export function knownEmail(intl: IntlShape, known: readonly Schemas['KnownPerson'][]): string | undefined {
  const found = known.find(({ person }) => !person);
  return found && intl.formatMessage({ id: 'entry.warning.email' }, { reference: found.reference });
}
