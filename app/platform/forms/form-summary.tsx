import { ErrorSummary } from '#design-system';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useErrorTitle } from '../shell/part-title.ts';

/** What a failed submit found, above the form. For as long as it is shown the title of the window begins with 'Error:'. */
export function FormSummary({
  title,
  ...summary
}: Omit<ComponentProps<typeof ErrorSummary>, 'title'> & { title?: string }) {
  const intl = useIntl();
  useErrorTitle(summary.errors.length > 0);
  return <ErrorSummary title={title ?? intl.formatMessage({ id: 'form.errors' })} {...summary} />;
}
