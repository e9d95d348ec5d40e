import { ErrorSummary } from '#design-system';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
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
