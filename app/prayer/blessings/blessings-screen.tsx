import { Facts, LinkButton, Select, Stack, Text, WorkspacePage } from '#design-system';
import { prayerPeriodKinds } from '#contract/enums';
import { furtherScreens, guardedScreens } from '#rules/access';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { LanguageChart, PrayerChart, StateChart } from './blessings-charts.tsx';

const kindOf = (query: URLSearchParams) => prayerPeriodKinds.find((kind) => kind === query.get('by')) ?? 'month';

export async function load({ api, url }: LoadInput) {
  const query = { by: kindOf(url.searchParams) };
  return orSignIn(url, () => dataOf(api.GET('/prayer-request-summary', { params: { query } })));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'blessings.title' }), description: '', isPrivate: true };
}

/** How many people asked for prayer, were prayed for and were notified, over time. */
export function Component() {
  const intl = useIntl();
  const summary = useScreenData<typeof load>();
  const [query, setQuery] = useSearchParams();
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'blessings.title' })}
      trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
      actions={
        <LinkButton href={guardedScreens.prayerRequestTiles.path} tone="primary">
          <FormattedMessage id="blessings.begin" />
        </LinkButton>
      }
    >
      <Stack gap="l">
        <Text size="small">
          <FormattedMessage id="blessings.lead" />
        </Text>
        <Select
          name="by"
          label={intl.formatMessage({ id: 'blessings.by' })}
          value={kindOf(query)}
          onChange={(by) => {
            setQuery({ by });
          }}
          options={prayerPeriodKinds.map((kind) => ({
            value: kind,
            label: intl.formatMessage({ id: `blessings.by.${kind}` }),
          }))}
        />
        <Facts layout="across" items={figures(intl, summary)} />
        <PrayerChart summary={summary} />
        <LanguageChart summary={summary} />
        <StateChart summary={summary} />
      </Stack>
    </WorkspacePage>
  );
}

/** The sums of all periods shown, and the longest wait. */
function figures(intl: IntlShape, { items, waitingSince }: Schemas['PrayerSummary']) {
  const sum = (measure: 'received' | 'prayed' | 'told') =>
    intl.formatNumber(items.reduce((total, period) => total + period[measure], 0));
  return [
    ...(['received', 'prayed', 'told'] as const).map((measure) => ({
      term: intl.formatMessage({ id: `blessings.${measure}` }),
      description: sum(measure),
    })),
    {
      term: intl.formatMessage({ id: 'blessings.waiting' }),
      description:
        waitingSince === null
          ? intl.formatMessage({ id: 'blessings.noneWaits' })
          : intl.formatMessage(
              { id: 'blessings.since' },
              { date: intl.formatDate(waitingSince, { dateStyle: 'long' }) },
            ),
    },
  ];
}
