import { goToField } from '#design-system';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { RegistrationDraft } from '../saved-draft.ts';
import type { Step } from '../steps.ts';

/** Query keys of a link that changes one thing: the person, the field, and the step to return to. */
const personKey = 'person';
const fieldKey = 'field';
const backKey = 'back';

/** The target of a link from the review, besides its step. */
export interface WantedField {
  personId?: string;
  /** The id of the field. */
  field: string;
}

/** The part of such a link's address that follows the address of its step. */
export function wantedField({ personId, field }: WantedField): string {
  const query = new URLSearchParams({ [fieldKey]: field, [backKey]: 'review' satisfies Step });
  if (personId !== undefined) query.set(personKey, personId);
  return `&${query.toString()}`;
}

/** The query without the keys that concern only one step. */
export function withoutWanted(query: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(query);
  for (const key of [personKey, fieldKey, backKey]) after.delete(key);
  return after;
}

/** The next step: the review, for someone who came from there to change one thing. */
export function stepAfter(query: URLSearchParams, next: Step): Step {
  return query.get(backKey) === 'review' ? 'review' : next;
}

/**
 * Goes to the field in the address, and opens the person it belongs to. Returns whether that person must still be opened: the
 * step has to wait for it, because a list that opens an editor moves the focus to its first field.
 */
export function useWantedField({ draft, change }: Pick<RegistrationDraft, 'draft' | 'change'>): boolean {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const [openedFor, setOpenedFor] = useState<string>();
  const field = query.get(fieldKey);
  const person = draft.people.find(({ id }) => id === query.get(personKey));
  const isArriving = openedFor !== key;
  // If a person is already being edited, the editor stays open: typed text would be lost.
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
