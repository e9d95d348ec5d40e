import { decoyName, flagged, sentKey, sentValueOf, type PostedForm } from '#rules/forms';
import { startTransition, useState } from 'react';
import { useForm, type Control, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiProblem, type Schemas } from '../platform/client/client.ts';
import { rulesResolver } from '../platform/forms/contract-rules.ts';
import { formMode } from '../platform/forms/form-mode.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { keyName, newKey, type PublicFormKind, type Values } from './port/form-kinds.ts';

/** Why the form as a whole was not received. */
export type Failure = Pick<Schemas['Problem'], 'code'> | 'noAnswer';

interface Attempt {
  failure?: Failure;
  /** The number of failed attempts. */
  tries: number;
}

export interface PublicForm {
  control: Control<Values>;
  form: UseFormReturn<Values>;
  decoy: { value: string; onChange: (value: string) => void };
  /** Checks the answers and asks for confirmation before anything is sent. */
  submit: () => void;
  isConfirming: boolean;
  cancel: () => void;
  isCanceled: boolean;
  /** Sends the form; on success the page says so. */
  confirm: () => void;
  isSending: boolean;
  attempt: Attempt;
  /** Takes over what was typed before scripts loaded. */
  takeOver: (typed: FormData) => void;
}

const fieldOf = (pointer: string): string => pointer.replace(/^\/form\//, '');

/** Undefined without errors: given any object, the form would render all of its fields twice. */
function postedErrors(posted: PostedForm | undefined): FieldErrors<Values> | undefined {
  if (!posted || posted.errors.length === 0) return undefined;
  return Object.fromEntries(posted.errors.map(({ pointer, rule }) => [fieldOf(pointer), { type: rule }]));
}

interface PublicFormInput {
  kind: PublicFormKind;
  stamp: Schemas['FormStamp'];
  posted?: PostedForm;
  /** Called once the form is received. */
  onReceived: () => void;
}

/** The state of a public form while it is filled in, confirmed, and sent. */
export function usePublicForm({ kind, stamp, posted, onReceived }: PublicFormInput): PublicForm {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  // The page may request another stamp in another language; this form was opened with the first one.
  const [opened] = useState(stamp);
  const [errors] = useState(() => postedErrors(posted));
  const [decoy, setDecoy] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const [isCanceled, setCanceled] = useState(false);
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    tries: posted ? 1 : 0,
    failure: posted && posted.errors.length === 0 ? { code: posted.code } : undefined,
  }));
  const form = useForm<Values>({
    defaultValues: { ...kind.blank, ...posted?.values },
    errors,
    resolver: rulesResolver<Values>((values) => kind.check(values, opened.today)),
    ...formMode,
  });

  const fail = (error: unknown) => {
    const problem = error instanceof ApiProblem ? error.problem : undefined;
    const placed = (problem?.errors ?? []).filter(({ pointer }) => Object.hasOwn(kind.fields, fieldOf(pointer)));
    for (const { pointer, rule } of placed) form.setError(fieldOf(pointer), { type: rule });
    // The earlier submission has arrived, so the changed form is a new one.
    if (problem?.code === 'idempotency-key-reused') form.setValue(keyName, newKey());
    setAttempt(({ tries }) => ({ tries: tries + 1, failure: placed.length > 0 ? undefined : (problem ?? 'noAnswer') }));
  };

  const send = async () => {
    if (isSending) return;
    setSending(true);
    if (form.getValues(keyName) === '') form.setValue(keyName, newKey());
    const check = { stamp: opened.stamp, ...(decoy !== '' && { decoy }) };
    try {
      const receipt = await kind.send({ values: form.getValues(), language, check });
      onReceived();
      const query = new URLSearchParams(search);
      query.set(sentKey, sentValueOf(receipt));
      await navigate(`${kind.path}?${query.toString()}`, { replace: true, preventScrollReset: true });
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
      setConfirming(false);
    }
  };

  const check = form.handleSubmit(
    () => {
      setConfirming(true);
    },
    () => {
      setAttempt(({ tries }) => ({ tries: tries + 1 }));
    },
  );

  return {
    control: form.control,
    form,
    decoy: { value: decoy, onChange: setDecoy },
    submit: () => {
      setCanceled(false);
      setAttempt((before) => (before.failure === undefined ? before : { tries: before.tries }));
      void check();
    },
    isConfirming,
    cancel: () => {
      setConfirming(false);
      // A later render, so that the dialog closes at once on a slow phone.
      startTransition(() => {
        setCanceled(true);
      });
    },
    isCanceled,
    confirm: () => void send(),
    isSending,
    attempt,
    takeOver: (typed) => {
      for (const [name, fieldKind] of Object.entries(kind.fields)) {
        const value = typed.get(name);
        const text = fieldKind === 'flag' ? (value === null ? '' : flagged) : value;
        if (typeof text === 'string' && text !== form.getValues(name)) form.setValue(name, text);
      }
      const trapped = typed.get(decoyName);
      if (typeof trapped === 'string') setDecoy(trapped);
    },
  };
}
