import type { MailBlock } from '../../platform/mail/content.ts';
import type { MailName } from '../../platform/mail/name.ts';
import type { RoomShare } from '../rules.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The data that emails show about a party's rooms. */
interface PartyRooms {
  readonly language: 'en' | 'es';
  readonly shares: readonly RoomShare<MailName>[];
  readonly wantedRoommates: readonly (readonly [person: MailName, roommate: MailName])[];
}

/** Lists who shares a room, and the roommates that people asked for from other registrations. Empty if there are neither. */
export function roomBlocks({ language, shares, wantedRoommates }: PartyRooms): MailBlock[] {
  const say = mailMessages[language];
  const rows = shares.map((share) => [say('rooms.room', { number: share.room }), share.people.join(', ')]);
  return [
    ...(rows.length > 0
      ? [
          { kind: 'heading', text: say('rooms.heading') } as const,
          { kind: 'table', columns: [say('rooms.column.1'), say('rooms.column.2')], rows } as const,
        ]
      : []),
    ...(wantedRoommates.length > 0
      ? [
          { kind: 'heading', text: say('rooms.wanted') } as const,
          {
            kind: 'table',
            columns: [say('rooms.wantedColumn.1'), say('rooms.wantedColumn.2')],
            rows: wantedRoommates,
          } as const,
        ]
      : []),
  ];
}
