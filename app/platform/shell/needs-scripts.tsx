import { Alert, NoScript, Spinner, Stack } from '#design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '../browser/hydrated.ts';

interface NeedsScriptsProps {
  /** The heading of the page until the form brings its own. */
  title?: ReactNode;
  /** What people without scripts can do instead. */
  instead: ReactNode;
  children: ReactNode;
}

/**
 * A form that only scripts can send. It appears once they have loaded: text typed before that would be lost, and its button would
 * do something else.
 */
export function NeedsScripts({ title, instead, children }: NeedsScriptsProps) {
  const intl = useIntl();
  if (useHydrated()) return children;
  return (
    <Stack gap="l">
      {title}
      <Spinner label={intl.formatMessage({ id: 'loading' })} />
      <NoScript>
        <Alert tone="info" title={intl.formatMessage({ id: 'noScript.title' })}>
          {instead}
        </Alert>
      </NoScript>
    </Stack>
  );
}
