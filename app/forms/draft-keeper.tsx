import { SaveState } from '#design-system';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ClearDraft } from '../platform/drafts/clear-draft.tsx';
import { DraftState } from '../platform/drafts/draft-state.tsx';
import { useDraft, type FoundDraft } from '../platform/drafts/use-draft.ts';
import { keyName, newKey, type PublicFormKind, type Values } from './port/form-kinds.ts';

interface DraftKeeperProps {
  kind: PublicFormKind;
  form: UseFormReturn<Values>;
  found: FoundDraft<Partial<Values>>;
  /** Known values about the person, by field. */
  known: Values;
  /** Set to a function that deletes the draft, to be called once the form has been received. */
  forgetRef: RefObject<() => void>;
}

/** Merges the values: input in the form takes precedence over the draft, and the draft over what is known about the person. */
function together(blank: Values, typed: Values, draft: Partial<Values> | undefined, known: Values): Values {
  const pick = (name: string): string => {
    const now = typed[name] ?? '';
    return now === blank[name] ? (draft?.[name] ?? known[name] ?? now) : now;
  };
  const values = Object.fromEntries(Object.keys(blank).map((name) => [name, pick(name)]));
  return { ...values, [keyName]: values[keyName] || newKey() };
}

/** Restores the draft, saves further input to it, and shows its state. */
export function DraftKeeper({ kind, form, found, known, forgetRef }: DraftKeeperProps) {
  const intl = useIntl();
  const { draft, change, forget, clear, saveState, place } = useDraft(
    kind.draft,
    found,
    useCallback(() => kind.blank, [kind]),
  );
  const atFirst = useRef(known);
  const { getValues, setValue, subscribe, reset } = form;

  useEffect(() => {
    const typed = getValues();
    const values = together(kind.blank, typed, found.content, atFirst.current);
    for (const [name, value] of Object.entries(values)) if (value !== typed[name]) setValue(name, value);
    if (Object.keys(kind.fields).some((name) => typed[name] !== kind.blank[name])) change(() => values);
    return subscribe({
      formState: { values: true },
      callback: ({ values: now }) => {
        change(() => now);
      },
    });
  }, [kind, found, getValues, setValue, subscribe, change]);

  useEffect(() => {
    forgetRef.current = forget;
  }, [forgetRef, forget]);

  return (
    <ClearDraft
      saveState={saveState}
      onClear={() => {
        reset({ ...kind.blank, [keyName]: newKey() });
        clear();
      }}
    >
      {kind.isPartlyForTab(draft) && place === 'device' && (saveState === 'idle' || saveState === 'saved') ? (
        <SaveState state={saveState} text={intl.formatMessage({ id: 'publicForm.draft.partly' })} />
      ) : (
        <DraftState saveState={saveState} place={place} />
      )}
    </ClearDraft>
  );
}
