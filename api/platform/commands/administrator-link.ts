import { createAdministratorLink } from '../../user-desk/administrator-link.ts';
import { withDatabase } from './with-database.ts';

/** Prints a single-use link, valid for a week, that restores the first administrator's account for someone who is locked out. */
async function printLink(): Promise<void> {
  await withDatabase(async (db, { publicUrl }) => {
    const link = await createAdministratorLink(db, 'administrator-recovery', publicUrl, new Date());
    console.log(
      `Anyone who opens this link gets the account of the first administrator. It works once, within a week:\n  ${link}`,
    );
  });
}

try {
  await printLink();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
