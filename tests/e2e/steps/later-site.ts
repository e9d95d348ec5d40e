import { startApplication } from '../../../api/application.ts';
import { signingKeysFor } from '../../support/servers/signing-keys.ts';
import type { Application, ApplicationOptions } from '../../../api/application.ts';
import { readConfig } from '../../../api/platform/config.ts';
import { startPayPalServer } from '../../support/servers/paypal-server.ts';
import type { PayPalServer } from '../../support/servers/paypal-server.ts';
import { prepareData } from './data.ts';

/** The site some months later, when the convention in Washington DC accepts registrations, with a local PayPal. */
export interface LaterSite {
  readonly application: Application;
  readonly payPal: PayPalServer;
  readonly close: () => Promise<void>;
}

/** The options shared with the site of the other journeys; the database is separate. */
interface LaterOptions extends Pick<ApplicationOptions, 'log' | 'database' | 'mailDirectory' | 'site'> {
  readonly port: number;
  readonly payPalPort: number;
  readonly smtpUrl: string;
}

/**
 * Starts the site and its PayPal. The clock starts on February 1, 2027 and keeps running, because places are held for a limited
 * time.
 */
export async function startLaterSite({ port, payPalPort, smtpUrl, ...shared }: LaterOptions): Promise<LaterSite> {
  const began = Date.now();
  const clock = () => new Date(Date.parse('2027-02-01T15:00:00Z') + Date.now() - began);
  const payPal = await startPayPalServer({ clock, port: payPalPort });
  const config = readConfig({
    ...payPal.env,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Retreats <no-reply@retreats.test>',
    PORT: String(port),
  });
  const application = await startApplication({
    ...shared,
    config,
    signingKeys: signingKeysFor(config),
    clock,
    shortestFillTime: 0,
    validateResponses: true,
  });
  await prepareData(application.context);
  return {
    application,
    payPal,
    close: async () => {
      await application.close();
      await payPal.close();
    },
  };
}
