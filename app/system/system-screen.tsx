import { Alert, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { FailedRequests, QueueTable } from './system-tables.tsx';
import { SystemFacts } from './system-facts.tsx';

export async function load({ api, url }: LoadInput) {
  return orSignIn(url, () => dataOf(api.GET('/system')));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'system.title' }), description: '', isPrivate: true };
}

/** The health of the site, for administrators: first the problems that need attention, then the running system. */
export function Component() {
  const intl = useIntl();
  const status = useScreenData<typeof load>();
  const time = intl.formatDate(status.checkedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'system.title' })}
      trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
    >
      <Stack gap="l">
        <Stack gap="s">
          <Text size="small">
            <FormattedMessage id="system.lead" values={{ time }} />
          </Text>
          {status.warnings.every(({ isAdvice }) => isAdvice) && (
            <Alert tone="neutral" title={intl.formatMessage({ id: 'system.well' })}>
              <FormattedMessage id="system.well.text" />
            </Alert>
          )}
          {status.warnings.map((warning) => (
            <Warning key={warning.kind} warning={warning} />
          ))}
        </Stack>
        <SystemFacts status={status} />
        <QueueTable queues={status.queues} />
        <FailedRequests failures={status.failures} />
      </Stack>
    </WorkspacePage>
  );
}

function Warning({ warning: { kind, count = 0, isAdvice } }: { warning: Schemas['SystemWarning'] }) {
  const intl = useIntl();
  return (
    <Alert tone={isAdvice ? 'info' : 'caution'} title={intl.formatMessage({ id: `system.warning.${kind}` }, { count })}>
      <FormattedMessage id={`system.warning.${kind}.do`} />
    </Alert>
  );
}
