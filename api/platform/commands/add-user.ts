import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { audited } from '../../audit/audit.ts';
import { parseUserTypes, userTypes } from '../../access/rules.ts';
import { forms } from '../contract/forms.gen.ts';
import { isGuessable } from '../../session/password/common-passwords.ts';
import { hashPassword } from '../../session/password/password.ts';
import { insertUser } from '../../users/store.ts';
import { withDatabase } from './with-database.ts';

const usage = `Adds a user. The password is asked for, or read from standard input:
  npm run add-user -- --email r@example.org --first-name Rosa --last-name Vega --types R --language es`;

const { Email, Password } = forms.FirstAdministratorRequest.$defs;

/** Asks on a terminal without showing what is typed; otherwise reads a pipe. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  process.stdout.write('Password: ');
  const prompt = createInterface({ input: process.stdin, terminal: true });
  const password = await prompt.question('');
  prompt.close();
  process.stdout.write('\n');
  return password;
}

function readOptions() {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { email: string, 'first-name': string, 'last-name': string, types: string, language: string },
  });
  const { email = '', types = '', language = 'en', 'first-name': firstName = '', 'last-name': lastName = '' } = values;
  const faults: string[] = [];
  if (!new RegExp(Email.pattern, 'u').test(email))
    faults.push('--email: should be an email address of letters, digits, dots, underscores and hyphens');
  if (firstName.trim() === '') faults.push('--first-name: is needed');
  if (lastName.trim() === '') faults.push('--last-name: is needed');
  const held = parseUserTypes(types);
  if (held.length === 0 || held.length !== types.split(',').length) {
    faults.push(`--types: should be one or more of ${userTypes.join(', ')}, with commas between`);
  }
  if (language !== 'en' && language !== 'es') faults.push('--language: should be en or es');
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\n${usage}`);
  return { email, firstName, lastName, userType: held.join(','), language: language as 'en' | 'es' };
}

async function addUser(): Promise<void> {
  const person = readOptions();
  const password = await readPassword();
  if (!new RegExp(Password.pattern, 'u').test(password)) {
    throw new Error(
      'Password must be between 8 and 12 characters long and contain at least one uppercase letter. Allowed: letters, digits and @ $ ! _ % * : ? & -',
    );
  }
  if (isGuessable(password, [person.email, person.firstName, person.lastName])) {
    throw new Error(
      'This password is too easy to guess: it is one of the commonest, or made of the name or the email.',
    );
  }
  await withDatabase(async (db) => {
    const passwordHash = await hashPassword(password);
    const id = await audited({ db, clock: () => new Date() }, async (transaction) => {
      const added = await insertUser(transaction, { ...person, passwordHash, isEmailConfirmed: true });
      if (added === null) throw new Error(`There is a user with the email ${person.email} already.`);
      const details = { userType: person.userType };
      return { result: added, entries: [{ action: 'user-added', subject: `user:${String(added)}`, details }] };
    });
    console.log(`Added user ${String(id)}, ${person.email}, of type ${person.userType}.`);
  });
}

try {
  await addUser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
