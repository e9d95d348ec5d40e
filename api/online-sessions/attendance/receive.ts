import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { isSigned, proofOf } from './signature.ts';
import type { SignedEvent } from './signature.ts';

type Schemas = components['schemas'];

const digestOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

const text = z.union([z.string().min(1).max(300), z.number().transform(String)]);
const moment = z.iso.datetime();
const meeting = z.object({ id: text, uuid: text, host_id: text.optional() });
const participant = z.object({
  user_id: text,
  participant_uuid: text.optional(),
  id: z.union([text, z.literal('')]).optional(),
  registrant_id: text.optional(),
});

/** The events that are used; all other events of the provider are ignored. */
const events = {
  'meeting.participant_joined': z.object({
    object: meeting.extend({ participant: participant.extend({ join_time: moment }) }),
  }),
  'meeting.participant_left': z.object({
    object: meeting.extend({ participant: participant.extend({ leave_time: moment }) }),
  }),
  'meeting.ended': z.object({ object: meeting.extend({ end_time: moment }) }),
} as const;

/** Converts an event about a person who joined or left. Names and email addresses in the event are not used. */
function ofParticipant(
  { id, uuid, host_id, participant: who }: z.output<typeof meeting> & { participant: z.output<typeof participant> },
  times: { readonly joinedAt: string } | { readonly leftAt: string },
): JobPayloads['meeting-attendance'] | null {
  // The host joins to start the meeting and does not count as a participant.
  if (host_id !== undefined && who.id === host_id) return null;
  // The provider numbers everyone who joins a meeting, and recognizes people who have an account with it.
  const known = who.id !== undefined && who.id !== '' ? who.id : (who.participant_uuid ?? who.user_id);
  return {
    meetingId: id,
    stay: digestOf(uuid, who.user_id),
    visitor: digestOf(uuid, known),
    ...(who.registrant_id !== undefined && { registrantId: who.registrant_id }),
    ...times,
  };
}

/** The attendance that an event reports; null if it reports none. */
function attendanceOf({ event, payload }: Schemas['MeetingWebhookEvent']): JobPayloads['meeting-attendance'] | null {
  const joined = event === 'meeting.participant_joined' && events[event].safeParse(payload).data?.object;
  if (joined) return ofParticipant(joined, { joinedAt: joined.participant.join_time });
  const left = event === 'meeting.participant_left' && events[event].safeParse(payload).data?.object;
  if (left) return ofParticipant(left, { leftAt: left.participant.leave_time });
  const ended = event === 'meeting.ended' && events[event].safeParse(payload).data?.object;
  return ended ? { meetingId: ended.id, endedAt: ended.end_time } : null;
}

/** The provider's check of the webhook address. Signing any other text would let its sender forge events. */
const check = z.object({ plainToken: z.string().regex(/^[\w-]{1,200}$/) });

/**
 * Accepts an event of the meeting provider, once. A job then processes it.
 * @returns the answer to the check of the address; null for every other event
 * @throws ProblemError `not-found` if no secret is configured, `forbidden` unless the provider has signed it recently,
 * `invalid-request`.
 */
export async function acceptMeetingEvent(
  { db, clock, config, enqueueAll, log }: Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueueAll' | 'log'>,
  signed: SignedEvent,
  event: Schemas['MeetingWebhookEvent'],
): Promise<Schemas['MeetingWebhookProof'] | null> {
  const secret = config.meetings?.webhookSecret;
  if (secret === undefined) throw new ProblemError('not-found');
  const now = clock();
  if (!isSigned(signed, secret, now)) throw new ProblemError('forbidden');
  if (event.event === 'endpoint.url_validation') {
    const { data } = check.safeParse(event.payload);
    if (!data) throw new ProblemError('invalid-request');
    return { plainToken: data.plainToken, encryptedToken: proofOf(data.plainToken, secret) };
  }
  const attendance = attendanceOf(event);
  if (!attendance) {
    if (event.event in events) log.info({ event: event.event }, 'ignored webhook event');
    return null;
  }
  await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('meeting_webhook_events')
      .values({ digest: createHash('sha256').update(signed.rawBody).digest(), received_at: now })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('digest')
      .executeTakeFirst();
    if (added) await enqueueAll(transaction, 'meeting-attendance', [attendance]);
  });
  return null;
}
