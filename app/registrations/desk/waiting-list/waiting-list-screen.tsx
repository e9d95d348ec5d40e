import { Alert, Button, DataTable, Facts, Inline, RelativeTime, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { fitsNow } from '#rules/events';
import { spacedPhone } from '#rules/phones';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../../../platform/client/client.ts';
import type { ListColumn } from '../../../platform/lists/list-column.ts';
import { eventDates } from '../../../events/port/event-dates.ts';
import { keepFocus } from '../../../platform/forms/keep-focus.ts';
import { pageOf } from '../../../platform/lists/list-address.ts';
import { useList } from '../../../platform/lists/use-list.ts';
import { orSignIn } from '../../../platform/workspace/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../../../platform/shell/screen.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { AddressTag } from '../status-tags.tsx';
import { OfferDialog, offerPlaces } from './offers.tsx';
import { useAction } from '../../../platform/actions/use-action.ts';

type Party = Schemas['WaitingParty'];

/** The heading that takes the focus when the pressed button disappears with its row. */
const listStart = 'waiting-list';

export async function load({ api, language, params, url }: LoadInput) {
  const path = { eventId: params.eventId ?? '' };
  return orSignIn(url, () =>
    dataOf(
      api.GET('/events/{eventId}/waiting-list', {
        params: { path, query: { lng: language, page: pageOf(url.searchParams) } },
      }),
    ),
  );
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return {
    title: data
      ? intl.formatMessage({ id: 'desk.waitingListOf' }, { event: data.event.name })
      : intl.formatMessage({ id: 'desk.title' }),
    description: '',
    isPrivate: true,
  };
}

/** The waiting parties of an event, in order, and the open offers. */
export function Component() {
  const intl = useIntl();
  const data = useScreenData<typeof load>();
  const list = useList();
  const { event, taken, placesLeft, canOffer, offers, waiting, page, pageSize, total } = data;
  // An offer may overtake others, so only the places count.
  const fits = ({ partySize, awaitsAddress }: Party) =>
    canOffer && !awaitsAddress && fitsNow({ placesLeft, waiting: 0 }, partySize);
  const next = page === 1 ? waiting.find(fits) : undefined;
  const waitingColumns = useMemo(() => columns(intl, 'waiting'), [intl]);
  const offerColumns = useMemo(() => columns(intl, 'offers'), [intl]);
  // One dialog for all: a row's own would disappear with it, since the party is no longer waiting then.
  const [asked, setAsked] = useState<Party>();
  const action = useAction(async () => asked && offerPlaces(asked));
  const offerTo = (party: Party) => () => {
    setAsked(party);
    action.ask();
  };
  const nameOf = (party: Party) => `${party.contactFirstName} ${party.contactLastName}`;

  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'desk.waitingListOf' }, { event: event.name })}
      titleFocusId={listStart}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'desk.title' }), href: desk.list },
        { label: event.name, href: desk.partiesOf(event.id) },
      ]}
      mark={
        <Text tone="muted" size="small">
          {eventDates(intl, event)}
        </Text>
      }
    >
      <Stack gap="xl">
        <Stack gap="m">
          <Facts
            layout="across"
            items={[
              { term: intl.formatMessage({ id: 'desk.figures.taken' }), description: intl.formatNumber(taken) },
              {
                term: intl.formatMessage({ id: 'desk.figures.left' }),
                description:
                  placesLeft === null
                    ? intl.formatMessage({ id: 'waitingList.noLimit' })
                    : intl.formatNumber(placesLeft),
              },
              {
                term: intl.formatMessage({ id: 'desk.figures.waiting' }),
                description: intl.formatMessage({ id: 'desk.figures.parties' }, { count: total }),
              },
            ]}
          />
          {!canOffer && (
            <Alert tone="info">
              <FormattedMessage id="waitingList.begun" />
            </Alert>
          )}
          {next && (
            <Stack gap="s">
              <Text>
                <FormattedMessage id="waitingList.next" values={{ name: nameOf(next), people: next.partySize }} />
              </Text>
              <Inline gap="s">
                <Button onPress={offerTo(next)}>
                  <FormattedMessage id="waitingList.offerNext" />
                </Button>
              </Inline>
            </Stack>
          )}
        </Stack>
        {offers.length > 0 && (
          <DataTable<Party>
            caption={intl.formatMessage({ id: 'waitingList.offers' })}
            captionLevel={2}
            columns={offerColumns}
            rows={offers}
            rowId={({ id }) => id}
            rowHref={({ id }) => desk.party(id)}
            rowDetail={({ reference }) => reference}
            resultText={intl.formatMessage({ id: 'waitingList.offersCount' }, { count: offers.length })}
          />
        )}
        <DataTable<Party>
          caption={intl.formatMessage({ id: 'waitingList.waiting' })}
          captionLevel={2}
          columns={waitingColumns}
          rows={waiting}
          rowId={({ id }) => id}
          rowHref={({ id }) => desk.party(id)}
          rowDetail={({ reference }) => reference}
          isBusy={list.isLoading}
          empty={intl.formatMessage({ id: 'waitingList.none' })}
          resultText={intl.formatMessage({ id: 'waitingList.count' }, { count: total })}
          rowActions={(party) =>
            fits(party) && (
              <Button onPress={offerTo(party)}>
                <FormattedMessage id="waitingList.offerTo" values={{ name: nameOf(party) }} />
              </Button>
            )
          }
          {...(total > pageSize && { page: list.pages(data, intl.formatMessage({ id: 'waitingList.pages' })) })}
        />
      </Stack>
      {asked && (
        <OfferDialog
          action={action}
          party={asked}
          people={asked.partySize}
          onClosed={() => {
            keepFocus(listStart);
          }}
        />
      )}
    </WorkspacePage>
  );
}

function columns(intl: IntlShape, kind: 'waiting' | 'offers'): readonly ListColumn<'getWaitingList'>[] {
  const moment = (at: string | undefined) => at !== undefined && <RelativeTime at={at} focus="row" />;
  const turn: ListColumn<'getWaitingList'> = {
    id: 'position',
    header: intl.formatMessage({ id: 'waitingList.turn' }),
    cell: ({ position }: Party) => (position === undefined ? '' : intl.formatNumber(position)),
    numeric: true,
  };
  return [
    ...(kind === 'waiting' ? [turn] : []),
    {
      id: 'contactLastName',
      header: intl.formatMessage({ id: 'registrationList.contact' }),
      cell: ({ contactFirstName, contactLastName }: Party) => `${contactLastName}, ${contactFirstName}`,
      isRowHeader: true,
    },
    {
      id: 'reference',
      header: intl.formatMessage({ id: 'confirmation.reference' }),
      cell: ({ reference, awaitsAddress }: Party) =>
        awaitsAddress ? (
          <Inline gap="s" wrap>
            {reference}
            <AddressTag />
          </Inline>
        ) : (
          reference
        ),
    },
    {
      id: 'partySize',
      header: intl.formatMessage({ id: 'registrationList.people' }),
      cell: ({ partySize }: Party) => intl.formatNumber(partySize),
      numeric: true,
    },
    {
      id: 'contactPhone',
      header: intl.formatMessage({ id: 'field.phone' }),
      cell: ({ contactPhone }: Party) => spacedPhone(contactPhone),
    },
    kind === 'waiting'
      ? {
          id: 'waitingSince',
          header: intl.formatMessage({ id: 'waitingList.since' }),
          cell: ({ waitingSince }: Party) => moment(waitingSince),
        }
      : {
          id: 'heldUntil',
          header: intl.formatMessage({ id: 'waitingList.until' }),
          cell: ({ heldUntil }: Party) =>
            heldUntil !== undefined && intl.formatDate(heldUntil, { dateStyle: 'medium', timeStyle: 'short' }),
        },
  ];
}
