import { Money, PrintSheet, type SheetWords } from '#design-system';
import { detailsDeletedOn } from '#rules/registrations';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { eventDate } from '../events/port/event-dates.ts';
import type { Schemas } from '../platform/client/client.ts';
import type { PacketChoices, PacketPage } from './packet-choices.ts';
import type { Say } from './use-sheet-words.ts';

export type Packet = Schemas['EventPacket'];
export type Party = Schemas['PacketParty'];
export type Person = Schemas['PacketPerson'];

/** A person who is coming, with the party. */
export interface Guest extends Person {
  readonly party: Party;
}

/** The data and functions that every sheet uses. */
export interface SheetKit {
  readonly packet: Packet;
  readonly choices: PacketChoices;
  readonly say: Say;
  /** How names are sorted. */
  readonly compare: (one: string, other: string) => number;
}

/** Everyone who is coming, sorted by name. */
export function guestsOf({ packet, compare }: Pick<SheetKit, 'packet' | 'compare'>): Guest[] {
  return packet.parties
    .flatMap((party) => party.members.map((person) => ({ ...person, party })))
    .sort((one, other) => compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName));
}

/** The words of all languages in one line; identical ones appear once. */
export function wordsOf(words: SheetWords): string {
  return [...new Set(words.map(({ text }) => text))].join(' · ');
}

export function byLastName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${lastName}, ${firstName}`;
}

export function contactOf({ contactFirstName, contactLastName }: Party): string {
  return `${contactLastName}, ${contactFirstName}`;
}

function madeAt(intl: IntlShape, { madeAt: at, event: { timeZone } }: Packet): string {
  return intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone });
}

function eventName(intl: IntlShape, { event: { names } }: Packet): string {
  return intl.locale.startsWith('es') ? names.es : names.en;
}

/** The name of the event in each language of the sheets. */
export function eventWords({ packet, say }: Pick<SheetKit, 'packet' | 'say'>): SheetWords {
  return say((intl) => eventName(intl, packet));
}

/** When the sheets were made, in each language. */
export function madeWords({ packet, say }: Pick<SheetKit, 'packet' | 'say'>): SheetWords {
  return say((intl) => intl.formatMessage({ id: 'packet.made' }, { date: madeAt(intl, packet) }));
}

/** The title of a sheet. Without amounts the sheet of what is missing lists signatures only. */
function sheetTitle(intl: IntlShape, page: PacketPage, { leftOut }: PacketChoices): string {
  const isOfSignatures = page === 'open' && leftOut.includes('money');
  return intl.formatMessage({ id: isOfSignatures ? 'packet.open.signaturesOnly' : `packet.page.${page}` });
}

/** The running head on the continuation pages of a table. */
export function runningHead({ packet, choices, say }: SheetKit, page: PacketPage): string {
  const [first] = say((intl) =>
    [sheetTitle(intl, page, choices), eventName(intl, packet), madeAt(intl, packet)].join(' · '),
  );
  return first?.text ?? '';
}

interface SheetProps {
  kit: SheetKit;
  page: PacketPage;
  /** The sheet contains details that are deleted after the event, so the paper must be destroyed too. */
  isPersonal?: boolean;
  children: ReactNode;
}

/** One sheet of the packet, with the heading that all sheets share. */
export function Sheet({ kit, page, isPersonal = false, children }: SheetProps) {
  const { packet, choices, say } = kit;
  return (
    <PrintSheet
      title={say((intl) => sheetTitle(intl, page, choices))}
      about={[eventWords(kit), madeWords(kit)]}
      {...(isPersonal && {
        warning: say((intl) =>
          intl.formatMessage({ id: 'packet.destroyBy' }, { date: eventDate(intl, detailsDeletedOn(packet.event)) }),
        ),
      })}
      paper={choices.paper}
    >
      {children}
    </PrintSheet>
  );
}

/** An amount that is owed; nothing if it is not. */
export function Amount({ cents, currency }: { cents: number; currency: string }) {
  return cents > 0 && <Money cents={cents} currency={currency} showCents="always" />;
}
