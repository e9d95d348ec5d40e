import type { MailBlock } from '../../platform/mail/content.ts';
import type { MailParty } from './mail-party.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** Which adult is responsible for each minor; nothing if no minor comes. */
export function responsibleBlocks({ language, responsible }: Pick<MailParty, 'language' | 'responsible'>): MailBlock[] {
  const say = mailMessages[language];
  if (responsible.length === 0) return [];
  return [
    { kind: 'heading', text: say('responsible.heading') },
    {
      kind: 'table',
      columns: [say('responsible.column.1'), say('responsible.column.2')],
      rows: responsible,
    },
  ];
}
