import { EmptyState, Grid, Heading, Stack, Text, WorkList, WorkspacePage } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf } from '../platform/client/client.ts';
import { useAddresses } from '../platform/shell/navigate/addresses.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../session/or-sign-in.ts';
import { ColleaguesActions } from './colleagues-actions.tsx';
import { NextEvents } from './next-events.tsx';
import { openWorkAddress, openWorkCount } from './open-work.ts';
import { ShortcutsButton } from './shortcuts/shortcuts-dialog.tsx';

export async function load({ api, language, url }: LoadInput) {
  return orSignIn(url, () => dataOf(api.GET('/workspace', { params: { query: { lng: language } } })));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'workspace.title' }), description: '', isPrivate: true };
}

/** Where the day of a member of staff begins: what waits, the next events, what colleagues did. */
export function Component() {
  const intl = useIntl();
  const { openWork, events, actions } = useScreenData<typeof load>();
  const addresses = useAddresses();
  const label = intl.formatMessage({ id: 'workspace.openWork' });
  return (
    <WorkspacePage title={intl.formatMessage({ id: 'workspace.title' })} actions={<ShortcutsButton />}>
      <Stack gap="l">
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
                  href: openWorkAddress(work, addresses),
                }))}
              />
            )}
          </Stack>
          <ColleaguesActions actions={actions} />
        </Grid>
        <NextEvents events={events} />
      </Stack>
    </WorkspacePage>
  );
}
