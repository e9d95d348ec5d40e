import { useFormState, type Control } from 'react-hook-form';
import { useIntl, type IntlShape } from 'react-intl';
import { problemMessageOf } from '../platform/client/problem-messages.ts';
import type { FieldRule } from '../platform/forms/contract-rules.ts';
import { fieldError } from '../platform/forms/field-messages.ts';
import { FormSummary } from '../platform/forms/form-summary.tsx';
import type { PublicFormKind, Values } from './port/form-kinds.ts';
import type { Failure, PublicForm } from './use-public-form.ts';

/** The messages for a failure of the whole form; they say that nothing is lost. */
function failureMessages(intl: IntlShape, failure: Failure): string[] {
  if (failure !== 'noAnswer' && failure.code === 'idempotency-key-reused')
    return [intl.formatMessage({ id: 'publicForm.alreadySent' })];
  // The values that some problems mention belong to registrations.
  const reason = failure === 'noAnswer' ? ('problem.network' as const) : problemMessageOf(failure.code);
  return [
    intl.formatMessage({ id: 'publicForm.error' }),
    intl.formatMessage({ id: reason }),
    intl.formatMessage({ id: 'publicForm.safeToRepeat' }),
  ];
}

interface FormProblemsProps extends Pick<PublicForm, 'attempt'> {
  kind: PublicFormKind;
  control: Control<Values>;
}

/** The errors of the last attempt: the fields to correct, or why the form could not be sent. */
export function FormProblems({ kind, control, attempt }: FormProblemsProps) {
  const intl = useIntl();
  const { errors } = useFormState({ control });
  const { tries, failure } = attempt;
  if (tries === 0) return null;
  if (failure !== undefined) {
    return (
      <FormSummary
        title={intl.formatMessage({ id: `${kind.name}.failed` })}
        errors={failureMessages(intl, failure).map((message) => ({ message }))}
        focusKey={tries}
      />
    );
  }
  const wrong = Object.keys(kind.fields).flatMap((field) => {
    const rule = errors[field]?.type as FieldRule | undefined;
    const error = fieldError(intl, field, rule);
    return error ? [{ fieldId: field, ...error, rule }] : [];
  });
  const isMissing = wrong.some(({ rule }) => rule === 'required');
  return (
    <FormSummary
      title={intl.formatMessage({ id: isMissing ? 'publicForm.missing' : 'form.errors' })}
      errors={wrong}
      focusKey={tries}
    />
  );
}
