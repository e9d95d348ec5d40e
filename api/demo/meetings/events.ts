import { createHmac, randomUUID } from 'node:crypto';
import type { DoubleMeeting, DoubleRegistrant } from './double-types.ts';

/** A participant of a meeting, with the number that the provider assigns to everyone who joins. */
export interface DoubleParticipant {
  readonly number: number;
  readonly registrant?: DoubleRegistrant;
  readonly isHost?: boolean;
}

interface Reported {
  readonly meeting: DoubleMeeting;
  readonly at: Date;
}

const objectOf = ({ id, account, facts }: DoubleMeeting) => ({
  id: String(id),
  // One per occurrence of a meeting; here a meeting occurs once.
  uuid: `uuid-${String(id)}`,
  host_id: account,
  topic: facts.topic,
  type: 2,
  start_time: facts.start_time,
  duration: facts.duration,
  timezone: facts.timezone,
});

const eventOf = (event: string, at: Date, object: object): string =>
  JSON.stringify({ event, event_ts: at.getTime(), payload: { account_id: 'the-account', object } });

/** The webhook event for a person who joins or leaves a meeting: a body, to be sent unchanged. */
export function participantEvent(
  what: 'joined' | 'left',
  { number, registrant, isHost }: DoubleParticipant,
  { meeting, at }: Reported,
): string {
  const participant = {
    user_id: String(number),
    user_name: registrant?.firstName ?? 'Somebody',
    id: isHost ? meeting.account : '',
    participant_uuid: `participant-${String(number)}`,
    ...(registrant && { registrant_id: registrant.id, email: registrant.email }),
    [what === 'joined' ? 'join_time' : 'leave_time']: at.toISOString(),
  };
  return eventOf(`meeting.participant_${what}`, at, { ...objectOf(meeting), participant });
}

/** The webhook event for the end of a meeting. */
export function endEvent({ meeting, at }: Reported): string {
  return eventOf('meeting.ended', at, { ...objectOf(meeting), end_time: at.toISOString() });
}

/** The webhook event that checks whether an address belongs to the site. */
export function checkEvent(at: Date, plainToken: string = randomUUID()): string {
  return JSON.stringify({ event: 'endpoint.url_validation', event_ts: at.getTime(), payload: { plainToken } });
}

/** The headers of an event, signed at this moment. */
export function signedHeaders(body: string, secret: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  return {
    'Content-Type': 'application/json',
    'x-zm-request-timestamp': timestamp,
    'x-zm-signature': `v0=${signature}`,
  };
}
