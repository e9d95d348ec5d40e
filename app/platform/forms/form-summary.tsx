import { Alert, ErrorSummary } from '#design-system';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '../client/problem-text.ts';
import { useErrorTitle } from '../shell/title-state.ts';

/** The errors of a failed submit, above the form. While it is shown, the window's title begins with 'Error:'. */
export function FormSummary({
  title,
  ...summary
}: Omit<ComponentProps<typeof ErrorSummary>, 'title'> & { title?: string }) {
  const intl = useIntl();
  useErrorTitle(summary.errors.length > 0);
  return <ErrorSummary title={title ?? intl.formatMessage({ id: 'form.errors' })} {...summary} />;
}

/** Why a form was not accepted, if it is about no field. While it is shown, the window's title begins with 'Error:'. */
export function FormFailure({ failure }: { failure: unknown }) {
  const intl = useIntl();
  const hasFailed = failure !== undefined;
  useErrorTitle(hasFailed);
  return hasFailed ? (
    <Alert tone="critical" announce>
      {failureText(intl, failure)}
    </Alert>
  ) : null;
}
