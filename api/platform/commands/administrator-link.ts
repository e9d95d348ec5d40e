import { createAdministratorLink } from '../../users/administrator-link.ts';
import { withDatabase } from './with-database.ts';

/** For someone locked out: prints a link that makes the account of the first administrator again, once, within a week. */
async function printLink(): Promise<void> {
  await withDatabase(async (db, { publicUrl }) => {
    const link = await createAdministratorLink(db, 'administrator-recovery', publicUrl, new Date());
    console.log(
      `This link gives the account of the first administrator to whoever opens it, once, within a week:\n  ${link}`,
    );
  });
}

try {
  await printLink();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
