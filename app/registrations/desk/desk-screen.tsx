import { LinkButton, Text } from '#design-system';
import { guardedScreens } from '#rules/access';
import { detailsKeptDays } from '#rules/registrations';
import { ageBandNames, eventSums, partyNeeds, partyRoomings, presences, registrationStates } from '#contract/enums';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { columnChoice } from '../../platform/lists/column-choice.ts';
import type { ListControls } from '../../platform/lists/list-filters.tsx';
import { ListPage, type ListMessages } from '../../platform/lists/list-page.tsx';
import { savedQuery } from '../../platform/lists/reopening/saved-query.ts';
import { useOpenedRow } from '../../platform/lists/list-with-opened.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { SavedViews } from '../../platform/lists/views/saved-views.tsx';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import { addressFilters, apiQuery, deskQuery, type DeskFilters, paymentFilters } from './desk-query.ts';
import { ChosenDialogs, useChosen } from './chosen/chosen-parties.tsx';
import { partyColumns } from './desk-columns.tsx';
import { overviewOf } from './overview/overview-address.ts';

export async function load({ api, language, url }: LoadInput) {
  const query = savedQuery(url, desk.list);
  return orSignIn(url, async () => {
    const [parties, figures, views] = await Promise.all([
      dataOf(api.GET('/registrations', { params: { query: apiQuery(deskQuery(query), language) } })),
      dataOf(api.GET('/registration-figures', { params: { query: { lng: language } } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'registrations' } } })),
    ]);
    return { parties, figures: figures.items, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'desk.title' }), description: '', isPrivate: true };
}

/** The events whose parties can be closed. */
function endedOf(figures: readonly Schemas['RegistrationFigures'][]): ReadonlySet<string> {
  const ended = figures.filter(({ registration: { state } }) => state === 'completed' || state === 'cancelled');
  return new Set(ended.map(({ eventId }) => eventId));
}

const messages: ListMessages = {
  title: 'desk.title',
  count: 'desk.count',
  countOver: 'desk.countOver',
  caption: 'desk.parties',
  filters: 'desk.filters',
  submit: 'desk.searchButton',
  empty: 'desk.noMatch',
  pages: 'registrationList.pages',
  opened: 'desk.opened',
  previous: 'desk.previous',
  next: 'desk.next',
};

/** The registration desk: the one list of parties. */
export function Component() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { parties, figures, views, query } = useScreenData<typeof load>();
  const list = useList({ path: desk.list, query });
  const { openId } = useOpenedRow(desk.list, list.query);
  const { order, filtered } = deskQuery(list.query);
  const { event, address } = filtered;
  const hasParts = parties.items.some(({ balanceCents, dueNowCents }) => balanceCents !== dueNowCents);
  const tableColumns = useMemo(() => partyColumns(intl, hasParts), [intl, hasParts]);
  const { hiddenIds } = columnChoice(tableColumns, list);
  const chosen = useChosen(parties.items, {
    columns: tableColumns.filter(({ id }) => !hiddenIds.includes(id)),
    mayRelease: address !== undefined,
    endedEvents: endedOf(figures),
  });

  return (
    <ListPage
      path={desk.list}
      messages={messages}
      list={list}
      page={parties}
      pageAt={(page) => {
        const other = { ...apiQuery(deskQuery(list.query), language), page };
        return dataOf(createApi().GET('/registrations', { params: { query: other } }));
      }}
      columns={tableColumns}
      order={order}
      controls={controls(intl, figures, filtered)}
      filtered={filtered}
      hidesColumns
      views={<SavedViews list="registrations" views={views} query={list.query} onShow={list.show} />}
      actions={
        <LinkButton href={event === '' ? guardedScreens.listRegistration.path : overviewOf(event)}>
          <FormattedMessage id="manage.retreatReports" />
        </LinkButton>
      }
      action={
        <LinkButton href={desk.newParty(event === '' ? undefined : event)} tone="primary">
          <FormattedMessage id="desk.new" />
        </LinkButton>
      }
      note={
        address && (
          <Text>
            <FormattedMessage id="party.release.lead" />
          </Text>
        )
      }
      rowDetail={({ reference }) => reference}
      selection={openId !== undefined && address === undefined ? undefined : chosen.selection}
      below={<ChosenDialogs chosen={chosen} />}
    />
  );
}

function controls(
  intl: IntlShape,
  events: readonly Schemas['RegistrationFigures'][],
  { event, needs }: DeskFilters,
): ListControls<keyof DeskFilters> {
  const ofPeople =
    event !== '' ? {} : { description: intl.formatMessage({ id: 'desk.anyEventOfPeople' }, { days: detailsKeptDays }) };
  return {
    search: {
      type: 'text',
      label: intl.formatMessage({ id: 'desk.search' }),
      description: intl.formatMessage({ id: 'desk.searchHint' }),
    },
    event: {
      type: 'select',
      label: intl.formatMessage({ id: 'registrationList.event' }),
      placeholder: intl.formatMessage({ id: 'desk.anyEvent' }),
      options: events.map(({ eventId, eventName }) => ({ value: eventId, label: eventName })),
    },
    state: {
      type: 'select',
      label: intl.formatMessage({ id: 'registrationList.state' }),
      placeholder: intl.formatMessage({ id: 'desk.anyState' }),
      options: registrationStates.map((state) => ({
        value: state,
        label: intl.formatMessage({ id: `registration.state.${state}` }),
      })),
    },
    payment: {
      type: 'select',
      label: intl.formatMessage({ id: 'desk.payment' }),
      placeholder: intl.formatMessage({ id: 'desk.anyPayment' }),
      options: paymentFilters.map((payment) => ({
        value: payment,
        label: intl.formatMessage({ id: paymentLabel(payment) }),
      })),
    },
    address: {
      type: 'select',
      label: intl.formatMessage({ id: 'desk.address' }),
      placeholder: intl.formatMessage({ id: 'desk.anyAddress' }),
      options: addressFilters.map((address) => ({
        value: address,
        label: intl.formatMessage({ id: `party.address.${address}` }),
      })),
    },
    needs: {
      type: 'select',
      label: intl.formatMessage({ id: 'desk.needs' }),
      ...(needs === 'signature' && ofPeople),
      placeholder: intl.formatMessage({ id: 'desk.anyNeed' }),
      options: partyNeeds.map((need) => ({ value: need, label: intl.formatMessage({ id: `desk.needs.${need}` }) })),
    },
    band: {
      type: 'select',
      label: intl.formatMessage({ id: 'desk.band' }),
      ...ofPeople,
      placeholder: intl.formatMessage({ id: 'desk.anyBand' }),
      options: ageBandNames.map((band) => ({ value: band, label: intl.formatMessage({ id: `door.band.${band}` }) })),
    },
    presence: {
      type: 'select',
      label: intl.formatMessage({ id: 'desk.presence' }),
      ...ofPeople,
      placeholder: intl.formatMessage({ id: 'desk.anyPresence' }),
      options: presences.map((presence) => ({
        value: presence,
        label: intl.formatMessage({ id: `door.figures.${presence}` }),
      })),
    },
    rooms: {
      type: 'select',
      label: intl.formatMessage({ id: 'desk.rooms' }),
      ...ofPeople,
      placeholder: intl.formatMessage({ id: 'desk.anyRooms' }),
      options: partyRoomings.map((rooms) => ({
        value: rooms,
        label: intl.formatMessage({ id: `desk.rooms.${rooms}` }),
      })),
    },
  };
}

function paymentLabel(payment: (typeof paymentFilters)[number]) {
  if (payment === 'help') return 'party.asksForHelp';
  const sum = eventSums.find((one) => one === payment);
  if (sum) return `desk.money.${sum}` as const;
  return `payment.status.${payment as Exclude<typeof payment, 'help' | Schemas['EventSum']>}` as const;
}
