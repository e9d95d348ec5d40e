import { DataTable, Heading, PageSection, Select, Stack, Text } from '#design-system';
import { furtherScreens, guardedScreens } from '#rules/access';
import { sortEvents } from '#rules/events';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../client/client.ts';
import { orSignIn } from '../session/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';

type Person = Schemas['UnsignedPerson'];

/** Event and page of the list stand in the address, so that it can be kept and gone back to. */
function listQuery(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  return { eventId: query.get('event'), page: Number.isInteger(page) && page > 0 ? Math.min(page, 400) : 1 };
}

export async function load({ api, language, url }: LoadInput) {
  const { eventId, page } = listQuery(url.searchParams);
  const { items } = await dataOf(api.GET('/events', { params: { query: { lng: language } } }));
  const events = sortEvents(items, new Date());
  const chosen = events.find(({ id }) => id === eventId) ?? events[0];
  const people = chosen
    ? await orSignIn(url, () => dataOf(api.GET('/events/{eventId}/unsigned-waivers', { params: { path: { eventId: chosen.id }, query: { page } } })))
    : null;
  return { events, chosen, people };
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'waiver.list.title' }), description: '', isPrivate: true };
}

/** Who comes to an event and has not signed, for staff. */
export function Component() {
  const intl = useIntl();
  const navigation = useNavigation();
  const [, setQuery] = useSearchParams();
  const { events, chosen, people } = useScreenData<typeof load>();
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const addressOf = (event: string, page = 1) => `${furtherScreens.unsignedWaivers.path}?${new URLSearchParams({ event, page: String(page) }).toString()}`;

  return (
    <PageSection width="wide">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="waiver.list.title" />
        </Heading>
        <Text>
          <FormattedMessage id="waiver.list.text" />
        </Text>
        <Select
          name="event"
          label={intl.formatMessage({ id: 'waiver.list.event' })}
          options={events.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen?.id ?? ''}
          onChange={(event) => { setQuery(new URLSearchParams({ event })); }}
        />
        {chosen && people && (
          <DataTable<Person>
            caption={intl.formatMessage({ id: 'waiver.list.caption' }, { event: chosen.name })}
            columns={tableColumns}
            rows={people.items}
            rowId={({ memberId }) => memberId}
            rowHref={({ registrationId }) => `${guardedScreens.manageRegistrations.path}/${registrationId}`}
            isBusy={navigation.state === 'loading'}
            empty={intl.formatMessage({ id: 'waiver.list.none' })}
            resultText={intl.formatMessage({ id: 'waiver.list.count' }, { count: people.total })}
            page={{
              page: people.page,
              pageCount: Math.max(1, Math.ceil(people.total / people.pageSize)),
              label: intl.formatMessage({ id: 'waiver.list.pages' }),
              hrefFor: (page) => addressOf(chosen.id, page),
              onChange: (page) => { setQuery(new URLSearchParams({ event: chosen.id, page: String(page) })); },
            }}
          />
        )}
      </Stack>
    </PageSection>
  );
}

function columns(intl: IntlShape) {
  return [
    {
      id: 'person',
      header: intl.formatMessage({ id: 'waiver.list.person' }),
      cell: (row: Person) => `${row.lastName}, ${row.firstName}`,
      isRowHeader: true,
    },
    { id: 'who', header: intl.formatMessage({ id: 'waiver.list.signer' }), cell: (row: Person) => intl.formatMessage({ id: row.isMinor ? 'waiver.missing.minor' : 'waiver.missing.adult' }) },
    { id: 'contact', header: intl.formatMessage({ id: 'registrationList.contact' }), cell: (row: Person) => row.contactName },
    { id: 'phone', header: intl.formatMessage({ id: 'field.phone' }), cell: (row: Person) => row.contactPhone },
    { id: 'reference', header: intl.formatMessage({ id: 'confirmation.reference' }), cell: (row: Person) => row.reference },
    {
      id: 'reminded',
      header: intl.formatMessage({ id: 'waiver.list.reminded' }),
      cell: (row: Person) => (row.lastRemindedAt === undefined ? intl.formatMessage({ id: 'waiver.list.never' }) : intl.formatDate(row.lastRemindedAt, { dateStyle: 'medium' })),
    },
  ];
}
