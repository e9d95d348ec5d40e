import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { fileTypeOf, mostFileBytes, mostFiles } from '../rules.ts';
import { lockMailing, requireDraft } from '../store.ts';
import { listFiles } from './read.ts';

/** Attaches a file to a draft. @throws ProblemError `not-found`, `state-conflict`, `mailing-not-ready`. */
export async function addFile(
  { db }: Pick<AppContext, 'db'>,
  mailingId: string,
  { name, content }: { readonly name: string; readonly content: Buffer },
): Promise<void> {
  const refuse = (fault: string) => new ProblemError('mailing-not-ready', { params: { fault, value: name } });
  if (fileTypeOf(name) === undefined) throw refuse('fileKind');
  await db.transaction().execute(async (transaction) => {
    requireDraft(await lockMailing(transaction, mailingId));
    const files = await listFiles(transaction, mailingId);
    if (files.length >= mostFiles) throw refuse('tooManyFiles');
    const bytes = files.reduce((sum, file) => sum + file.bytes, content.length);
    if (content.length === 0 || bytes > mostFileBytes) throw refuse('filesTooLarge');
    await transaction
      .insertInto('mailing_files')
      .values({ id: randomUUID(), mailing_id: mailingId, name, content })
      .execute();
  });
}

/** Removes a file from a draft; does nothing if it is already gone. @throws ProblemError `not-found`, `state-conflict`. */
export async function removeFile({ db }: Pick<AppContext, 'db'>, mailingId: string, fileId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    requireDraft(await lockMailing(transaction, mailingId));
    await transaction
      .deleteFrom('mailing_files')
      .where('id', '=', fileId)
      .where('mailing_id', '=', mailingId)
      .execute();
  });
}
