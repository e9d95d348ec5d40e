import { Disclosure, Heading, LinkButton, Select, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../../../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../../../platform/shell/screen.ts';
import { orSignIn } from '../../../platform/workspace/or-sign-in.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { EventFigures } from './event-figures.tsx';
import { EventOverview } from './event-overview.tsx';
import { eventKey } from './overview-address.ts';

export async function load({ api, language, url }: LoadInput) {
  const query = { lng: language };
  return orSignIn(url, async () => {
    const { items } = await dataOf(api.GET('/registration-figures', { params: { query } }));
    const wanted = url.searchParams.get(eventKey);
    const chosen = items.find(({ eventId }) => eventId === wanted) ?? items[0];
    const overview = chosen
      ? await dataOf(
          api.GET('/events/{eventId}/registration-overview', { params: { path: { eventId: chosen.eventId }, query } }),
        )
      : null;
    return { items, chosen, overview };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'manage.retreatReports' }), description: '', isPrivate: true };
}

function isOver({ registration }: Schemas['RegistrationFigures']): boolean {
  return registration.state === 'completed';
}

/** The figures of one event and, below, the bookings of the others; parties are found and handled at the desk. */
export function Component() {
  const intl = useIntl();
  const { items, chosen, overview } = useScreenData<typeof load>();
  const [, setQuery] = useSearchParams();
  const others = items.filter((event) => event !== chosen);
  const [coming, past] = [others.filter((event) => !isOver(event)), others.filter(isOver)];
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
        {chosen && overview ? (
          <>
            <Select
              name={eventKey}
              label={intl.formatMessage({ id: 'registrationList.event' })}
              value={chosen.eventId}
              onChange={(event) => {
                setQuery({ [eventKey]: event });
              }}
              options={items.map(({ eventId, eventName }) => ({ value: eventId, label: eventName }))}
            />
            <EventOverview figures={chosen} overview={overview} />
          </>
        ) : (
          <Text tone="muted">
            <FormattedMessage id="desk.noneComing" />
          </Text>
        )}
        {coming.length > 0 && (
          <Stack gap="m">
            <Heading level={2} size={3}>
              <FormattedMessage id="overview.others" />
            </Heading>
            <EventFigures figures={coming} />
          </Stack>
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
