import type { AppContext } from '../../context.ts';
import { endedAccountApi, MeetingError } from '../../meetings/port.ts';
import type { HeldTokens } from '../../meetings/port.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { unseal } from '../../platform/keys/sealing.ts';

export const cleanUpPlace = 'meeting-cleanup';

/** The meetings that are left at the provider after a connection has ended. */
export interface LeftMeetings {
  readonly tokens: HeldTokens;
  /** The provider's ids of known meetings. */
  readonly known: readonly string[];
  /** Our ids of meetings that may exist at the provider. */
  readonly requested: readonly string[];
}

/** Deletes the meetings of a user whose connection has ended; gives up if the provider no longer accepts the tokens. */
export async function cleanUpMeetings(
  context: Pick<AppContext, 'clock' | 'config' | 'log'>,
  { sealed }: JobPayloads['meeting-cleanup'],
): Promise<void> {
  const { meetings: provider } = context.config;
  const text = provider && unseal(Buffer.from(sealed, 'base64'), cleanUpPlace, provider.key);
  if (!provider || text === null) return;
  const { tokens, known, requested } = JSON.parse(text) as LeftMeetings;
  const api = endedAccountApi(context, provider, tokens);
  try {
    for (const id of known) await api.remove(id);
    for (const id of requested) {
      const found = await api.find(id);
      if (found) await api.remove(found.id);
    }
  } catch (error) {
    if (!(error instanceof MeetingError) || (error.fault !== 'revoked' && error.fault !== 'scope')) throw error;
    context.log.info({ fault: error.fault }, 'meetings of an ended connection were not deleted at the provider');
  }
}
