import { Alert, Button, Form, Stack } from '#design-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormFailure } from './form-summary.tsx';
import { FormErrors } from './form-fields.tsx';
import type { FormRequest } from './use-form-request.ts';

interface RequestFormProps<Values extends FieldValues> {
  request: FormRequest<Values>;
  scope?: string;
  /** Its purpose, if the page has other forms too. */
  label?: string;
  /** The heading and other content before the fields. */
  title?: ReactNode;
  submitLabel: string;
  /** The message after success, while the form stays. */
  doneText?: string;
  /** Content after the button. */
  after?: ReactNode;
  children: ReactNode;
}

/** A form with its errors, its one button and the result. */
export function RequestForm<Values extends FieldValues>({
  request,
  scope,
  label,
  title,
  submitLabel,
  doneText,
  after,
  children,
}: RequestFormProps<Values>) {
  const intl = useIntl();
  const { control, fields, submit, isPending, failure, isSent } = request;
  return (
    <Form label={label} onSubmit={submit} isBusy={isPending}>
      <Stack gap="l">
        <FormErrors control={control} fields={fields} scope={scope} />
        {title}
        <FormFailure failure={failure} />
        {children}
        <Button
          type="submit"
          tone="primary"
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'form.sending' })}
        >
          {submitLabel}
        </Button>
        {isSent && doneText !== undefined && (
          <Alert tone="positive" announce>
            {doneText}
          </Alert>
        )}
        {after}
      </Stack>
    </Form>
  );
}
