import { Disclosure, Heading, Inline, Link, List, RelativeTime, Stack, Text } from '#design-system';
import { guardedScreens } from '#rules/access';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { addressOf, reportTitle } from './report-address.ts';

type Run = Schemas['ReportRun'];

/** A list of runs; each links to its report with the same filters. */
function RunList({ runs }: { runs: readonly Run[] }) {
  return (
    <List
      items={runs.map(({ reportId, name, filterValues, at, rows }) => (
        <Inline key={at}>
          <Link standalone href={`${guardedScreens.reports.path}?${addressOf(reportId, filterValues).toString()}`}>
            {reportTitle(reportId, name)}
          </Link>
          <Text size="small" tone="muted">
            <FormattedMessage id="report.lastRun" values={{ when: <RelativeTime at={at} focus="row" />, rows }} />
          </Text>
        </Inline>
      ))}
    />
  );
}

/** The user's last runs, in a disclosure on the reports screen. */
export function LastRuns({ runs }: { runs: readonly Run[] }) {
  const intl = useIntl();
  if (runs.length === 0) return null;
  return (
    <Disclosure label={intl.formatMessage({ id: 'report.lastRuns' })}>
      <RunList runs={runs} />
    </Disclosure>
  );
}

/** The user's last runs on the staff start page, for those who run reports. */
export function LastRunsSection({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={2} size={3}>
        <FormattedMessage id="report.lastRuns" />
      </Heading>
      <RunList runs={runs} />
    </Stack>
  );
}
