import { EmptyState, Grid, Heading, Stack, Text, WorkList, WorkspacePage } from '#design-system';
import { guardedScreens, mayOpen, parseUserTypes } from '#rules/access';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { RefusedRecords } from '../arrivals/port/refused-records.tsx';
import { dataOf } from '../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { LastRunsSection } from '../reports/port/last-runs.tsx';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { storedSession } from '../platform/visitor/session-storage.ts';
import { ColleaguesActions } from './colleagues-actions.tsx';
import { NextEvents } from './next-events.tsx';
import { openWorkAddress, openWorkCount } from './open-work.ts';
import { ShortcutsButton } from '../platform/workspace/shortcuts/shortcuts-dialog.tsx';

export async function load({ api, language, url }: LoadInput) {
  const params = { query: { lng: language } };
  const session = storedSession();
  const runsReports =
    session?.kind === 'user' && mayOpen(guardedScreens.reports, parseUserTypes(session.user.userType));
  return orSignIn(url, async () => {
    const [workspace, runs] = await Promise.all([
      dataOf(api.GET('/workspace', { params })),
      // The rest of the page does not need them.
      runsReports ? dataOf(api.GET('/reports/runs', { params })).catch(() => ({ items: [] })) : { items: [] },
    ]);
    return { ...workspace, runs: runs.items };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'workspace.title' }), description: '', isPrivate: true };
}

/** The staff start page: open work, the next events, and colleagues' recent actions. */
export function Component() {
  const intl = useIntl();
  const { openWork, events, actions, runs } = useScreenData<typeof load>();
  const label = intl.formatMessage({ id: 'workspace.openWork' });
  return (
    <WorkspacePage title={intl.formatMessage({ id: 'workspace.title' })} actions={<ShortcutsButton />}>
      <Stack gap="l">
        <RefusedRecords />
        <Grid columns={2} gap="l">
          <Stack gap="s">
            <Heading level={2} size={3}>
              {label}
            </Heading>
            {openWork.length === 0 ? (
              <EmptyState title={intl.formatMessage({ id: 'workspace.nothing' })} level={3}>
                <Text>
                  <FormattedMessage id="workspace.nothing.text" />
                </Text>
              </EmptyState>
            ) : (
              <WorkList
                label={label}
                items={openWork.map((work) => ({
                  id: `${work.kind} ${work.eventId ?? ''}`,
                  count: openWorkCount(intl, work),
                  label: intl.formatMessage({ id: `workspace.openWork.${work.kind}` }, { count: work.count }),
                  note: work.eventName,
                  href: openWorkAddress(work),
                }))}
              />
            )}
          </Stack>
          <ColleaguesActions actions={actions} />
        </Grid>
        <NextEvents events={events} />
        <LastRunsSection runs={runs} />
      </Stack>
    </WorkspacePage>
  );
}
