import { guardedScreens, mayOpen, parseUserTypes, type GuardedScreen } from '#rules/access';
import { languages, locales, type Language } from '#rules/language';
import { foldedWords, foldText, hasEveryWord } from '#rules/text';
import { useEffect, useMemo, useState } from 'react';
import { createIntl, useIntl } from 'react-intl';
import { isComing } from '../../events/port/listed-event.ts';
import { doorAddress } from '../../platform/addresses/door-address.ts';
import { packetAddress } from '../../platform/addresses/packet-address.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { loadMessages, type MessageId, type Messages } from '../../platform/messages/messages.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { useScreens } from '../../platform/workspace/screens.ts';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import { centerRoomsPath, roomingAddress } from '../../platform/addresses/rooming-address.ts';
import { saturdaysPath } from '../../platform/addresses/saturdays-path.ts';
import { newUserPath } from '../../platform/addresses/user-address.ts';

/** A staff screen that was found by its name. */
export interface FoundScreen {
  readonly href: string;
  readonly name: string;
}

/** A screen and its name; the name of an event's screen includes the event's name. */
interface Named {
  readonly href: string;
  readonly label: MessageId;
  readonly event?: string;
}

/** Screens that are not in any menu. */
const further: readonly { screen: GuardedScreen; label: MessageId }[] = [
  { screen: { ...guardedScreens.manageRegistrations, path: desk.newParty() }, label: 'desk.new' },
  { screen: { ...guardedScreens.manageRegistrations, path: centerRoomsPath }, label: 'rooming.center' },
  { screen: { ...guardedScreens.listSabbathRequests, path: saturdaysPath }, label: 'saturdays.title' },
  { screen: { ...guardedScreens.listUsers, path: newUserPath }, label: 'newUser.title' },
  // The specification's Manage menu lacks these for some users who may open them.
  { screen: guardedScreens.reports, label: 'manage.reports' },
  { screen: guardedScreens.prayerRequestTiles, label: 'manage.blessingsTile' },
];

const guarded: readonly GuardedScreen[] = Object.values(guardedScreens);

/** The screens that each event has. */
const ofEvent: readonly { address: (eventId: string) => string; label: MessageId }[] = [
  { address: doorAddress, label: 'door.titleOf' },
  { address: roomingAddress, label: 'desk.rooming' },
  { address: packetAddress, label: 'desk.packet' },
  { address: desk.waitingList, label: 'desk.waitingListOf' },
];

/** The maximum number of event screens shown. */
const mostOfEvents = 6;

/** The events that have not ended, loaded once a user who may open their screens starts a search. */
function useEvents(isWanted: boolean): readonly Schemas['Event'][] {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; events: readonly Schemas['Event'][] }>();
  useEffect(() => {
    if (!isWanted) return;
    dataOf(createApi().GET('/events', { params: { query: { lng: language } } })).then(
      ({ items }) => {
        setLoaded({ language, events: items.filter(isComing) });
      },
      () => undefined,
    );
  }, [isWanted, language]);
  return loaded?.language === language ? loaded.events : [];
}

/** The names in the other language, loaded once someone searches. */
function useOtherNames(isWanted: boolean): ((screen: Pick<Named, 'label' | 'event'>) => string) | undefined {
  const { language } = useLanguage();
  const other = languages.find((one) => one !== language) ?? language;
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages }>();
  useEffect(() => {
    if (!isWanted) return;
    // Without them screens are found only in the page's language.
    loadMessages(other).then(
      (messages) => {
        setLoaded({ language: other, messages });
      },
      () => undefined,
    );
  }, [isWanted, other]);
  return useMemo(() => {
    if (loaded?.language !== other) return undefined;
    const intl = createIntl({ locale: locales[other], messages: loaded.messages });
    return ({ label, event }) => intl.formatMessage({ id: label }, { event });
  }, [loaded, other]);
}

/** The screens that this user may open and whose name, in either language, contains every word. */
export function useScreensNamed(wanted: string): FoundScreen[] {
  const intl = useIntl();
  const { visitor } = useSession();
  const held = visitor.kind === 'user' ? parseUserTypes(visitor.user.userType) : [];
  // A menu also has entries that its reader may not open, as the specification's tables say.
  const inMenus = useScreens()
    .flat()
    .filter(({ href }) => !guarded.some((screen) => screen.path === href && !mayOpen(screen, held)));
  const isWanted = wanted !== '';
  const otherName = useOtherNames(isWanted);
  const events = useEvents(isWanted && mayOpen(guardedScreens.manageRegistrations, held));
  if (!isWanted) return [];
  const words = foldedWords(wanted);
  const inMyLanguage = ({ label, event }: Pick<Named, 'label' | 'event'>) =>
    intl.formatMessage({ id: label }, { event });
  const isFound = (screen: Named): boolean =>
    [inMyLanguage, otherName].some((nameOf) => {
      if (!nameOf) return false;
      const name = foldText(nameOf(screen));
      // The search finds events separately, so at least one word must match the screen itself.
      const own = screen.event === undefined ? name : foldText(nameOf({ ...screen, event: '' }));
      return hasEveryWord(name, words) && words.some((word) => own.includes(word));
    });
  const others: Named[] = further
    .filter(({ screen }) => mayOpen(screen, held) && !inMenus.some(({ href }) => href === screen.path))
    .map(({ screen, label }) => ({ href: screen.path, label }));
  const eventScreens: Named[] = ofEvent.flatMap(({ address, label }) =>
    events.map(({ id, name }) => ({ href: address(id), label, event: name })),
  );
  return [...[...inMenus, ...others].filter(isFound), ...eventScreens.filter(isFound).slice(0, mostOfEvents)].map(
    (screen) => ({ href: screen.href, name: inMyLanguage(screen) }),
  );
}
