import { Disclosure, LinkButton, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../session/or-sign-in.ts';
import { desk } from './addresses.ts';
import { EventFigures } from './event-figures.tsx';

export async function load({ api, language, url }: LoadInput) {
  return orSignIn(url, () => dataOf(api.GET('/registration-figures', { params: { query: { lng: language } } })));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'manage.retreatReports' }), description: '', isPrivate: true };
}

function isOver({ registration }: Schemas['RegistrationFigures']): boolean {
  return registration.state === 'completed';
}

/** How far each event is booked, in figures; parties are found and acted on at the desk. */
export function Component() {
  const intl = useIntl();
  const { items } = useScreenData<typeof load>();
  const [coming, past] = [items.filter((event) => !isOver(event)), items.filter(isOver)];
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'manage.retreatReports' })}
      trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
      actions={
        <LinkButton href={desk.list}>
          <FormattedMessage id="registrationList.desk" />
        </LinkButton>
      }
    >
      <Stack gap="l">
        {coming.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage id="desk.noneComing" />
          </Text>
        ) : (
          <EventFigures figures={coming} />
        )}
        {past.length > 0 && (
          <Disclosure label={intl.formatMessage({ id: 'overview.past' }, { count: past.length })}>
            <EventFigures figures={past} />
          </Disclosure>
        )}
      </Stack>
    </WorkspacePage>
  );
}
