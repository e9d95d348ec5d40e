import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { AppContext } from '../context.ts';

type DemoMail = components['schemas']['DemoMail'];

const newest = 50;

async function readMail(directory: string, file: string): Promise<DemoMail> {
  const { to, subject, text, date } = await PostalMime.parse(await readFile(join(directory, file)));
  return {
    id: file.replace(/[.]eml$/, ''),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    text: text ?? '',
    sentAt: new Date(date ?? 0).toISOString(),
  };
}

/** The demonstration's outgoing email, which is written to files. The operation exists only there. */
export function demoHandlers({ demoMailDirectory }: AppContext): Pick<Handlers, 'listDemoMail'> {
  return {
    async listDemoMail(_input, reply) {
      if (demoMailDirectory === null) throw new ProblemError('not-found');
      // The first email creates the directory.
      const files = await readdir(demoMailDirectory).catch(() => []);
      const emails = files
        .filter((file) => file.endsWith('.eml'))
        .sort()
        .reverse()
        .slice(0, newest);
      return reply(200, { items: await Promise.all(emails.map((file) => readMail(demoMailDirectory, file))) });
    },
  };
}
