import { createHmac, randomUUID } from 'node:crypto';
import type { DoubleMeeting, DoubleRegistrant } from './double-types.ts';

/** Somebody in a meeting, by the number that the provider gives to everyone who comes. */
export interface DoubleParticipant {
  readonly number: number;
  readonly registrant?: DoubleRegistrant;
  readonly isHost?: boolean;
}

interface Told {
  readonly meeting: DoubleMeeting;
  readonly at: Date;
}

const objectOf = ({ id, account, facts }: DoubleMeeting) => ({
  id: String(id),
  // One for each time that a meeting takes place; here it takes place once.
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

/** What the provider tells when somebody comes to a meeting, or leaves it: a body, to be sent as it is. */
export function participantEvent(
  what: 'joined' | 'left',
  { number, registrant, isHost }: DoubleParticipant,
  { meeting, at }: Told,
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

/** What it tells when a meeting has ended. */
export function endEvent({ meeting, at }: Told): string {
  return eventOf('meeting.ended', at, { ...objectOf(meeting), end_time: at.toISOString() });
}

/** What it sends to see whether an address is the site's. */
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
