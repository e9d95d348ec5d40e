import type { MailBlock } from '../../platform/mail/content.ts';
import type { MailParty } from '../../registrations/mail/mail-party.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** Who shares a room, and with whom of another registration someone would like to; nothing where there is nothing to say. */
export function roomBlocks({
  language,
  shares,
  wantedRoommates,
}: Pick<MailParty, 'language' | 'shares' | 'wantedRoommates'>): MailBlock[] {
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
