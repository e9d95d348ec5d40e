import type { FaultSite } from '../site/fault-site.ts';
import type { LineInput } from './fault-line.ts';

/** The services that a fault site calls. */
type Services = Pick<FaultSite, 'smtp' | 'payPal' | 'provider'>;

/** An action of a site that uses a service. */
interface Trial {
  /** Does it once. Returns whether it succeeded. */
  readonly use: () => Promise<boolean>;
  /** Tries it while the service fails. Returns the key of the message that people see, or null if they need not notice. */
  readonly refusal: () => Promise<string | null>;
  /** The failures after the service has recovered and pending actions have been completed. */
  readonly failures: () => Promise<readonly string[]>;
}

/** An external service that a site calls. */
export interface Service {
  readonly lineOf: (services: Services) => Pick<LineInput, 'port'> & Partial<LineInput>;
  /** The environment variables that make a site call it through a line. */
  readonly envOf: (services: Services, port: number) => Readonly<Record<string, string>>;
  readonly prepare: (site: FaultSite) => Promise<Trial>;
  /** Stops whatever the service itself started. */
  readonly close?: () => Promise<void>;
}
