import { useState } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { rulesResolver, type BrokenRules } from './contract-rules.ts';
import { formMode } from './form-mode.ts';
import { placeServerErrors } from './server-errors.ts';

interface FormRequestInput<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** In page order; the server's errors are shown at these. */
  fields: readonly FieldPath<Values>[];
  check: (values: Values) => BrokenRules;
  /** Sends the values; on failure, the form stays as it is. */
  send: (values: Values) => Promise<void>;
}

export interface FormRequest<Values extends FieldValues> {
  control: Control<Values>;
  fields: readonly FieldPath<Values>[];
  form: UseFormReturn<Values>;
  submit: () => void;
  isPending: boolean;
  /** The error of the last attempt, unless it is about a field. */
  failure: unknown;
  /** Whether the last attempt succeeded. */
  isSent: boolean;
}

/** A form that is checked by the contract's rules and sent to the API. */
export function useFormRequest<Values extends FieldValues>({
  defaultValues,
  fields,
  check,
  send,
}: FormRequestInput<Values>): FormRequest<Values> {
  const [failure, setFailure] = useState<unknown>();
  const [isSent, setSent] = useState(false);
  // The form's own submitting state is also set during validation, and the button would say that the form is being sent.
  const [isPending, setPending] = useState(false);
  const form = useForm<Values>({
    defaultValues,
    resolver: rulesResolver(check),
    ...formMode,
  });

  const submit = async (values: Values) => {
    setFailure(undefined);
    setSent(false);
    setPending(true);
    try {
      await send(values);
      setSent(true);
    } catch (error) {
      if (!placeServerErrors(error, fields, form.setError)) setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return {
    control: form.control,
    fields,
    form,
    submit: () => void form.handleSubmit(submit)(),
    isPending,
    failure,
    isSent,
  };
}
