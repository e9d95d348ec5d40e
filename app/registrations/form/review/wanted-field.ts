import { goToField } from '#design-system';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { RegistrationDraft } from '../saved-draft.ts';
import type { Step } from '../steps.ts';

/** Query keys of a link that changes one thing: whose it is, which field it is in, and the step to go back to. */
const personKey = 'person';
const fieldKey = 'field';
const backKey = 'back';

/** What a link from the review leads to, besides its step. */
export interface WantedField {
  personId?: string;
  /** The id of the field. */
  field: string;
}

/** The end of the address of such a link, after that of its step. */
export function wantedField({ personId, field }: WantedField): string {
  const query = new URLSearchParams({ [fieldKey]: field, [backKey]: 'review' satisfies Step });
  if (personId !== undefined) query.set(personKey, personId);
  return `&${query.toString()}`;
}

/** The query without what only one step was asked for. */
export function withoutWanted(query: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(query);
  for (const key of [personKey, fieldKey, backKey]) after.delete(key);
  return after;
}

/** The step that follows: the review for who came from there to change one thing. */
export function stepAfter(query: URLSearchParams, next: Step): Step {
  return query.get(backKey) === 'review' ? 'review' : next;
}

/**
 * Leads to the field that the address names, and opens the person it belongs to. Answers whether that person is still to be
 * opened: the step must wait for it, because a list that opens an editor takes the focus to its first field.
 */
export function useWantedField({ draft, change }: Pick<RegistrationDraft, 'draft' | 'change'>): boolean {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const [openedFor, setOpenedFor] = useState<string>();
  const field = query.get(fieldKey);
  const person = draft.people.find(({ id }) => id === query.get(personKey));
  const isArriving = openedFor !== key;
  // Anyone who is being edited already stays so: what was typed would be lost.
  const isOpening = isArriving && person !== undefined && draft.editing === undefined;

  useEffect(() => {
    if (!isArriving) return;
    setOpenedFor(key);
    if (isOpening) change((before) => ({ ...before, editing: { personId: person.id, values: person } }));
  }, [isArriving, isOpening, key, person, change]);

  useEffect(() => {
    if (field !== null && !isArriving) goToField(field);
  }, [field, isArriving]);

  return isOpening;
}
