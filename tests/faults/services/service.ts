import type { FaultSite } from '../site/fault-site.ts';
import type { LineInput } from './fault-line.ts';

/** The services that a site of the faults calls. */
type Services = Pick<FaultSite, 'smtp' | 'payPal' | 'provider'>;

/** Something that a site does with a service. */
interface Trial {
  /** Does it once; whether it was done. */
  readonly use: () => Promise<boolean>;
  /** Tries it while the service fails; the message of the catalogs that people are shown, or nothing where they need not notice. */
  readonly refusal: () => Promise<string | null>;
  /** What does not hold once the service is well again, and what people began meanwhile has been finished. */
  readonly failures: () => Promise<readonly string[]>;
}

/** A service of somebody else that a site calls. */
export interface Service {
  readonly lineOf: (services: Services) => Pick<LineInput, 'port'> & Partial<LineInput>;
  /** The variables with which a site calls it through a line. */
  readonly envOf: (services: Services, port: number) => Readonly<Record<string, string>>;
  readonly prepare: (site: FaultSite) => Promise<Trial>;
  /** Ends what it started itself. */
  readonly close?: () => Promise<void>;
}
