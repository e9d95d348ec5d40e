import {
  Alert,
  Inline,
  Link,
  LinkButton,
  Stack,
  Text,
  TextField,
  WorkList,
  WorkspacePage,
  useAnnounce,
} from '#design-system';
import { furtherScreens } from '#rules/access';
import { doorPath } from '#rules/pages';
import { attendanceOf, type DoorParty as Party } from '#rules/arrivals';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { redirect, useSearchParams } from 'react-router-dom';
import type { Schemas } from '../platform/client/client.ts';
import { useDebounced } from '../platform/shell/use-debounced.ts';
import { eventDates } from '../events/port/event-dates.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { desk } from '../platform/addresses/desk-addresses.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { owesText } from './amounts-at-door.ts';
import { DoorGuard } from './device/door-guard.tsx';
import { openDoor, type OpenedDoor } from './device/open-door.ts';
import { PrepareDevice } from './device/prepare-device.tsx';
import { CodeReader } from './code/code-reader.tsx';
import { doorAddress, openParty, partyKey } from '../platform/addresses/door-address.ts';
import { DoorFigures } from './door-figures.tsx';
import { DoorNotices } from './door-notices.tsx';
import { DoorParty } from './door-party.tsx';
import { DoorQuestions } from './door-questions.tsx';
import { findParties, searchedText } from './local-parties.ts';
import { partyStart } from './party-start.ts';
import { useDoor } from './use-door.ts';

/** The id of the field that searches for a party. */
const findField = 'door-find';

/** The most parties shown. Nobody reads further at check-in; typing another letter finds fewer. */
const shownParties = 20;

/** How long nobody has typed when the number of parties is announced, in ms. */
const untilHeard = 700;

/** Makes the router load the address as a new document. */
const asDocument = { headers: { 'X-Remix-Reload-Document': 'true' } };

export async function load({ api, language, params, url }: LoadInput) {
  // Browsers fix a page's permissions when it loads, so other screens of the site open this one as a new document.
  if (refusesCamera() && !wasLoadedAt(doorPath)) throw redirect(`${url.pathname}${url.search}`, asDocument);
  return orSignIn(url, () => openDoor({ api, language, eventId: params.eventId ?? '' }));
}

/** Whether this page may not use the camera. Browsers without this API do not block the camera either. */
function refusesCamera(): boolean {
  const { featurePolicy } = document as Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('camera') === false;
}

/** Whether the current document was loaded from this path. */
function wasLoadedAt(path: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname.startsWith(path);
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return {
    title: data
      ? intl.formatMessage({ id: 'door.titleOf' }, { event: data.door.event.name })
      : intl.formatMessage({ id: 'door.title' }),
    description: '',
    isPrivate: true,
  };
}

/** Check-in at the door of an event, with a connection or, on a prepared device, without one. */
export function Component() {
  const opened = useScreenData<typeof load>();
  return (
    <DoorGuard isStored={opened.isStored}>
      <Door key={opened.owner.eventId} opened={opened} />
    </DoorGuard>
  );
}

/** Finds a party among those that the device has, and records who has arrived. */
function Door({ opened: first }: { opened: OpenedDoor }) {
  const intl = useIntl();
  const { door, state } = useDoor(first);
  const { event, parties } = state;
  const [query] = useSearchParams();
  const openId = query.get(partyKey);
  const opened = parties.find(({ id }) => id === openId);

  // The pressed button disappears when a party opens or closes, so the focus has to move.
  const lastId = useRef(openId);
  useEffect(() => {
    if (openId !== null) document.getElementById(partyStart)?.focus();
    else if (lastId.current !== null) document.getElementById(findField)?.focus();
    lastId.current = openId;
  }, [openId]);

  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'door.titleOf' }, { event: event.name })}
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
      width="form"
    >
      <Stack gap="m">
        <DoorFigures parties={parties} />
        <DoorNotices state={state} onRetry={() => void door.refresh()} />
        {opened ? (
          <>
            <Inline gap="s">
              <Link href={doorAddress(event.id)} standalone>
                <FormattedMessage id="door.back" />
              </Link>
            </Inline>
            <DoorParty
              key={opened.id}
              event={event}
              party={opened}
              hasUnsent={state.unsentParties.has(opened.id)}
              door={door}
            />
          </>
        ) : (
          <>
            {openId !== null && (
              <Alert tone="critical" announce>
                <FormattedMessage id="door.unknownParty" />
              </Alert>
            )}
            <CodeReader parties={parties} />
            <Finder event={event} parties={parties} />
            <Inline gap="s">
              <LinkButton href={desk.newParty(event.id)} tone="secondary">
                <FormattedMessage id="door.walkIn" />
              </LinkButton>
            </Inline>
          </>
        )}
        {!opened && <PrepareDevice owner={first.owner} until={first.until} />}
        {state.openQuestions > 0 && (
          <DoorQuestions eventId={event.id} count={state.openQuestions} onDecided={() => void door.refresh()} />
        )}
      </Stack>
    </WorkspacePage>
  );
}

interface FinderProps {
  event: Schemas['DoorEvent'];
  parties: readonly Party[];
}

const Finder = memo(function Finder({ event, parties }: FinderProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [typed, setTyped] = useState('');
  // The field keeps up with the typing on a slow phone; the list follows.
  const wanted = useDeferredValue(typed);
  const all = useMemo(() => parties.map((party) => ({ party, text: searchedText(party) })), [parties]);
  const found = findParties(all, wanted);
  const isTyped = wanted.trim() !== '';
  const result = isTyped ? intl.formatMessage({ id: 'door.found' }, { count: found.length }) : '';
  const heard = useDebounced(result, untilHeard);
  useEffect(() => {
    if (heard !== '') announce(heard);
  }, [heard, announce]);
  return (
    <Stack gap="s">
      <TextField
        label={intl.formatMessage({ id: 'door.find' })}
        hint={intl.formatMessage({ id: 'door.find.hint' })}
        name={findField}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
        isRequired
      />
      {isTyped && (
        <Text tone="muted" size="small">
          {result}
        </Text>
      )}
      <WorkList
        label={intl.formatMessage({ id: 'door.results' })}
        items={found.slice(0, shownParties).map(({ party }) => ({
          id: party.id,
          label: `${party.contactLastName}, ${party.contactFirstName}`,
          note: noteOf(intl, party, event),
          href: openParty(party.id),
        }))}
      />
    </Stack>
  );
});

/** The text of a party's row besides the name. */
function noteOf(intl: IntlShape, party: Party, event: Schemas['DoorEvent']): string {
  const { reference, state, people } = party;
  const owes = owesText(intl, party, event);
  const unsigned = people.filter(({ isSignatureMissing }) => isSignatureMissing).length;
  const here = people.filter((person) => attendanceOf(person) === 'here').length;
  return [
    intl.formatMessage({ id: 'door.hereOf' }, { here, all: people.length }),
    reference,
    intl.formatMessage({ id: `registration.state.${state}` }),
    ...(owes === undefined ? [] : [owes]),
    ...(unsigned > 0 ? [intl.formatMessage({ id: 'door.unsigned' }, { count: unsigned })] : []),
  ].join(' · ');
}
