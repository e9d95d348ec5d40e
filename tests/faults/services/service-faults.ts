import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import type { Fault } from '../outcome.ts';
import { mailServer } from './emails.ts';
import { failings } from './fault-line.ts';
import { meetingProvider } from './meetings.ts';
import { payPal } from './payments.ts';
import type { Service } from './service.ts';
import { underFailing } from './under-failing.ts';
import { startVideoPlatform } from './video.ts';

const services: readonly (readonly [string, () => Promise<Service>])[] = [
  ['mail server', () => Promise.resolve(mailServer)],
  ['PayPal', () => Promise.resolve(payPal)],
  ['meeting provider', () => Promise.resolve(meetingProvider)],
  ['video platform', startVideoPlatform],
];

/** The faults of external services. */
export function serviceFaults(databases: () => Promise<DatabaseServer>): readonly Fault[] {
  return services.flatMap(([name, start]) =>
    failings.map((how): Fault => {
      return { name: `${name}, ${how}`, run: async () => underFailing(await databases(), await start(), how) };
    }),
  );
}
