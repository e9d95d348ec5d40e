import { Alert, Button } from '#design-system';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { DraftState } from './draft-state.tsx';
import type { DraftKind } from './draft-storage.ts';
import { only, someOf } from './shape.ts';
import { useDraft, useFoundDraft, type FoundDraft } from './use-draft.ts';

interface FormKeeperProps<Values extends FieldValues> {
  /** The key of the draft, such as user:7. */
  draftKey: string;
  form: UseFormReturn<Values>;
  /** The form before anything is typed: the stored values. */
  blank: Values;
  /** Set to a function that deletes the draft, to be called when the form has been saved. */
  forgetRef: RefObject<() => void>;
  /** The fields that this browser may keep too, for visitors who are not signed in; must be stable. None by default. */
  onDevice?: readonly (keyof Values & string)[];
  /** The fields that are never kept anywhere, such as passwords; must be stable. */
  secret?: readonly (keyof Values & string)[];
  /** Called when something typed earlier was restored. */
  onBack?: () => void;
}

const nothing: readonly never[] = [];

/** The fields that differ from the stored form, without those that are left out. */
function changesOf<Values extends FieldValues>(
  values: Values,
  blank: Values,
  without: readonly string[] = nothing,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== blank[name] && !without.includes(name));
  return Object.fromEntries(changed) as Partial<Values>;
}

/**
 * Saves the draft of a form, by default only at the API, and restores it when its owner returns. Saves only the changed fields, so
 * that they also apply to values stored in the meantime.
 */
export function FormKeeper<Values extends FieldValues>(props: FormKeeperProps<Values>) {
  const { draftKey, blank, onDevice } = props;
  // The stored values may change, but the fields stay the same.
  const [shape] = useState(() => someOf(blank));
  const kind = useMemo<DraftKind<Partial<Values>>>(
    () => ({ key: draftKey, shape, onDevice: onDevice ? (values) => only<Partial<Values>>(values, onDevice) : null }),
    [draftKey, shape, onDevice],
  );
  const found = useFoundDraft(kind);
  return found && <Keeper {...props} kind={kind} found={found} />;
}

interface KeeperProps<Values extends FieldValues> extends FormKeeperProps<Values> {
  kind: DraftKind<Partial<Values>>;
  found: FoundDraft<Partial<Values>>;
}

function Keeper<Values extends FieldValues>(props: KeeperProps<Values>) {
  const { form, blank, forgetRef, secret = nothing, onBack, kind, found } = props;
  const { change, clear, saveState, place } = useDraft(
    kind,
    found,
    useCallback(() => ({}), []),
  );
  const [isBack, setBack] = useState(false);
  const stored = useRef(blank);
  const whenBack = useRef(onBack);
  const { getValues, reset, subscribe } = form;

  useEffect(() => {
    stored.current = blank;
    whenBack.current = onBack;
  }, [blank, onBack]);

  useEffect(() => {
    // Text typed while the draft was loading is newer.
    const typed = changesOf(getValues(), stored.current);
    const restored = { ...stored.current, ...found.content, ...typed };
    if (Object.keys(changesOf(restored, stored.current)).length > Object.keys(typed).length) {
      reset(restored, { keepDefaultValues: true });
      setBack(true);
      whenBack.current?.();
    }
    // Otherwise, it would not be saved until the next key press.
    const toKeep = () => changesOf(getValues(), stored.current, secret);
    if (Object.keys(toKeep()).length > 0) change(toKeep);
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name !== undefined && (secret as readonly string[]).includes(name)) return;
        change(() => changesOf(values, stored.current, secret));
      },
    });
  }, [found, getValues, reset, subscribe, change, secret]);

  useEffect(() => {
    forgetRef.current = () => {
      clear();
      setBack(false);
    };
  }, [forgetRef, clear]);

  if (!isBack) return saveState === 'idle' ? null : <DraftState saveState={saveState} place={place} />;
  return (
    <Alert
      tone="info"
      actions={
        <Button
          onPress={() => {
            reset(stored.current);
            clear();
            setBack(false);
          }}
        >
          <FormattedMessage id="form.back.discard" />
        </Button>
      }
    >
      <FormattedMessage id="form.back" />
    </Alert>
  );
}
