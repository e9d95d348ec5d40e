import type { MailBlock } from '../../platform/mail/content.ts';
import type { MailParty } from './mail-party.ts';

const texts = {
  en: { heading: 'Who is responsible for the minors', columns: ['Minor', 'Responsible adult'] },
  es: { heading: 'Quién es responsable de los menores', columns: ['Menor', 'Adulto responsable'] },
} as const;

/** Which adult is responsible for each minor; nothing where no minor comes. */
export function responsibleBlocks({ language, responsible }: Pick<MailParty, 'language' | 'responsible'>): MailBlock[] {
  const { heading, columns } = texts[language];
  if (responsible.length === 0) return [];
  return [
    { kind: 'heading', text: heading },
    { kind: 'table', columns, rows: responsible },
  ];
}
