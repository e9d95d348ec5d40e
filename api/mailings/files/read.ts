import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { fileTypeOf } from '../rules.ts';

/** The files of a mailing, without their content. */
export async function listFiles(
  db: Kysely<Database>,
  mailingId: string,
): Promise<components['schemas']['MailingFile'][]> {
  return db
    .selectFrom('mailing_files')
    .select(['id', 'name', sql<number>`octet_length(content)`.as('bytes')])
    .where('mailing_id', '=', mailingId)
    .orderBy('number')
    .execute();
}

/** The files of a mailing, as email attachments. */
export async function readFiles(db: Kysely<Database>, mailingId: string): Promise<NonNullable<Mail['attachments']>> {
  const files = await db
    .selectFrom('mailing_files')
    .select(['name', 'content'])
    .where('mailing_id', '=', mailingId)
    .orderBy('number')
    .execute();
  return files.map(({ name, content }) => ({
    filename: name,
    contentType: fileTypeOf(name) ?? 'application/octet-stream',
    content,
  }));
}

/** Reads the files of the current mailing only once, not for each of its emails. */
export function createFileCache(): (
  db: Kysely<Database>,
  mailingId: string,
) => Promise<NonNullable<Mail['attachments']>> {
  let last: { readonly mailingId: string; readonly files: ReturnType<typeof readFiles> } | undefined;
  return async (db, mailingId) => {
    if (last?.mailingId !== mailingId) last = { mailingId, files: readFiles(db, mailingId) };
    try {
      return await last.files;
    } catch (error) {
      last = undefined;
      throw error;
    }
  };
}
