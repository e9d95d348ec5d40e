import type { components } from '../platform/contract/schema.gen.ts';

/** The reason why the provider did not do what it was asked, classified by the next step. */
type MeetingFault = components['schemas']['MeetingFault'];

/** The provider could not do what it was asked. */
export class MeetingError extends Error {
  readonly fault: MeetingFault;
  /** After how many seconds the provider wants the request to be retried, if it says so. */
  readonly retryAfter: number | undefined;

  constructor(fault: MeetingFault, retryAfter?: number, cause?: unknown) {
    super(`The meeting provider: ${fault}`, { cause });
    this.name = 'MeetingError';
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}
