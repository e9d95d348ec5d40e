import { DataTable, RelativeTime, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens, guardedScreens } from '#rules/access';
import { sortEvents } from '#rules/events';
import { spacedPhone } from '#rules/phones';
import { mostChosen } from '#contract/limits';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { savedQuery } from '../../platform/lists/reopening/saved-query.ts';
import type { ListColumn } from '../../platform/lists/list-column.ts';
import { pageOf } from '../../platform/lists/list-address.ts';
import { ListFilters } from '../../platform/lists/list-filters.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { partiesOf, RemindChosen, useReminder } from './remind-chosen.tsx';

type Person = Schemas['UnsignedPerson'];

const { path } = furtherScreens.unsignedWaivers;

export async function load({ api, language, url }: LoadInput) {
  const query = savedQuery(url, path);
  const eventId = query.get('event');
  const { items } = await dataOf(api.GET('/events', { params: { query: { lng: language } } }));
  const events = sortEvents(items, new Date());
  const chosen = events.find(({ id }) => id === eventId) ?? events[0];
  const people = chosen
    ? await orSignIn(url, () =>
        dataOf(
          api.GET('/events/{eventId}/unsigned-waivers', {
            params: { path: { eventId: chosen.id }, query: { page: pageOf(query) } },
          }),
        ),
      )
    : null;
  return { events, chosen, people, query: query.toString() };
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'waiver.list.title' }), description: '', isPrivate: true };
}

/** Everyone who is coming to an event and has not signed, for staff. */
export function Component() {
  const intl = useIntl();
  const { events, chosen, people, query } = useScreenData<typeof load>();
  const list = useList({ path, query });

  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'waiver.list.title' })}
      trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
    >
      <Stack gap="xs">
        <Text size="small">
          <FormattedMessage id="waiver.list.text" />
        </Text>
        <ListFilters
          label={intl.formatMessage({ id: 'waiver.list.filters' })}
          controls={{
            event: {
              type: 'select',
              label: intl.formatMessage({ id: 'waiver.list.event' }),
              options: events.map(({ id, name }) => ({ value: id, label: name })),
            },
          }}
          initial={{ event: chosen?.id }}
          submitLabel={intl.formatMessage({ id: 'waiver.list.show' })}
          isPending={list.isLoading}
          onFilter={list.filter}
        />
        {chosen && people && (
          // A selection belongs to one event.
          <UnsignedTable key={chosen.id} event={chosen} people={people} list={list} />
        )}
      </Stack>
    </WorkspacePage>
  );
}

interface UnsignedTableProps {
  event: { name: string };
  people: Schemas['UnsignedPage'];
  list: ReturnType<typeof useList>;
}

/** The people on the open page, and the reminder for the parties of those who were selected, also on other pages. */
function UnsignedTable({ event, people, list }: UnsignedTableProps) {
  const intl = useIntl();
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const [selected, setSelected] = useState<readonly Person[]>([]);
  const known = new Map([...selected, ...people.items].map((person) => [person.memberId, person]));
  const parties = partiesOf(selected);
  const reminder = useReminder(parties);
  return (
    <>
      {parties.length > mostChosen && (
        <Text>
          <FormattedMessage id="party.release.tooMany" values={{ most: mostChosen }} />
        </Text>
      )}
      <RemindChosen
        reminder={reminder}
        parties={parties}
        onClosed={() => {
          setSelected([]);
        }}
      />
      <DataTable<Person>
        caption={intl.formatMessage({ id: 'waiver.list.caption' }, { event: event.name })}
        layout="list"
        columns={tableColumns}
        rows={people.items}
        rowId={({ memberId }) => memberId}
        rowHref={({ registrationId }) => `${guardedScreens.manageRegistrations.path}/${registrationId}`}
        rowDetail={({ reference }) => reference}
        isBusy={list.isLoading}
        empty={intl.formatMessage({ id: 'waiver.list.none' })}
        resultText={intl.formatMessage({ id: 'waiver.list.count' }, { count: people.total })}
        page={list.pages(people, intl.formatMessage({ id: 'waiver.list.pages' }))}
        selection={{
          selectedIds: selected.map(({ memberId }) => memberId),
          onChange: (ids) => {
            setSelected(ids.flatMap((id) => known.get(id) ?? []));
          },
          rowName: ({ firstName, lastName }) => `${firstName} ${lastName}`,
          actions:
            parties.length > mostChosen
              ? []
              : [
                  {
                    id: 'remind',
                    label: intl.formatMessage({ id: 'party.remindSignatures' }),
                    onPress: reminder.action.ask,
                  },
                ],
        }}
      />
    </>
  );
}

function columns(intl: IntlShape): readonly ListColumn<'listUnsignedWaivers'>[] {
  return [
    {
      id: 'lastName',
      header: intl.formatMessage({ id: 'waiver.list.person' }),
      cell: (row: Person) => `${row.lastName}, ${row.firstName}`,
      isRowHeader: true,
      share: 'medium' as const,
    },
    {
      id: 'isMinor',
      header: intl.formatMessage({ id: 'waiver.list.signer' }),
      cell: (row: Person) => intl.formatMessage({ id: row.isMinor ? 'waiver.list.minor' : 'waiver.list.adult' }),
      share: 'medium' as const,
    },
    {
      id: 'contactName',
      header: intl.formatMessage({ id: 'registrationList.contact' }),
      cell: (row: Person) => row.contactName,
      share: 'medium' as const,
    },
    {
      id: 'contactPhone',
      header: intl.formatMessage({ id: 'field.phone' }),
      cell: (row: Person) => spacedPhone(row.contactPhone),
    },
    {
      id: 'reference',
      header: intl.formatMessage({ id: 'confirmation.reference' }),
      cell: (row: Person) => row.reference,
    },
    {
      id: 'lastRemindedAt',
      header: intl.formatMessage({ id: 'waiver.list.reminded' }),
      cell: (row: Person) =>
        row.lastRemindedAt === undefined ? (
          intl.formatMessage({ id: 'waiver.list.never' })
        ) : (
          <RelativeTime at={row.lastRemindedAt} focus="row" />
        ),
    },
  ];
}
