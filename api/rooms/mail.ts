import type { MailBlock } from '../platform/mail/content.ts';
import type { MailParty } from '../registrations/mail/mail-party.ts';

const texts = {
  en: {
    heading: 'Who shares a room',
    columns: ['Room', 'Who sleeps there'],
    room: (number: number) => `Room ${String(number)}`,
    wanted: 'Requests to share a room',
    wantedColumns: ['Name', 'Would like to share with'],
  },
  es: {
    heading: 'Quiénes comparten habitación',
    columns: ['Habitación', 'Quiénes duermen ahí'],
    room: (number: number) => `Habitación ${String(number)}`,
    wanted: 'Peticiones para compartir habitación',
    wantedColumns: ['Nombre', 'Desea compartir con'],
  },
} as const;

/** Who shares a room, and with whom of another registration someone would like to; nothing where there is nothing to say. */
export function roomBlocks({
  language,
  shares,
  wantedRoommates,
}: Pick<MailParty, 'language' | 'shares' | 'wantedRoommates'>): MailBlock[] {
  const { heading, columns, room, wanted, wantedColumns } = texts[language];
  const rows = shares.map((share) => [room(share.room), share.people.join(', ')]);
  return [
    ...(rows.length > 0
      ? [{ kind: 'heading', text: heading } as const, { kind: 'table', columns, rows } as const]
      : []),
    ...(wantedRoommates.length > 0
      ? [
          { kind: 'heading', text: wanted } as const,
          { kind: 'table', columns: wantedColumns, rows: wantedRoommates } as const,
        ]
      : []),
  ];
}
