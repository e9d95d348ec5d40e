import type { MailBlock } from '../../platform/mail/content.ts';
import type { MailParty } from './mail-party.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** Lists the responsible adult for each minor; empty if no minor is coming. */
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
