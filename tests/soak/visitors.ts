import { setTimeout as pause } from 'node:timers/promises';
import { buildContactMessage } from '../factories/form.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../factories/registration.ts';
import type { Timed } from './judge.ts';
import type { Answer, Processes, Question } from './processes.ts';

/** How many of a hundred visitors on an opening day do what. */
const mix = { reads: 80, quotes: 10, registers: 5, staff: 4, writes: 1 } as const;
type Kind = keyof typeof mix;

/** Acknowledged data that must exist at the end. */
export interface Acknowledged {
  /** Idempotency key → reference and email in the response. */
  readonly registrations: Map<string, { readonly reference: string; readonly email: string }>;
  readonly payments: Set<string>;
  readonly messages: Set<string>;
}

/** Visitors who arrive at random moments and do not wait for each other. */
export interface Visitors {
  readonly acknowledged: Acknowledged;
  readonly times: Readonly<Record<Kind, readonly Timed[]>>;
  /** Unexpected responses, with their count. */
  readonly wrong: ReadonlyMap<string, number>;
  /** Starts to record waiting times. */
  readonly beginCounting: () => void;
  /** Stops new visitors; resolves once all have been answered. */
  readonly finish: () => Promise<void>;
}

interface VisitorsInput {
  readonly processes: Processes;
  readonly eventIds: readonly string[];
  /** Average number of visitors per second. */
  readonly rate: number;
  /** The Cookie header of a staff member. */
  readonly staffCookie: () => string;
  /** The current day at the center, for received payments. */
  readonly today: string;
}

const priceOfOne = 5_000;

/** Starts the visitors. */
export function letVisitorsCome({ processes, eventIds, rate, staffCookie, today }: VisitorsInput): Visitors {
  const acknowledged: Acknowledged = { registrations: new Map(), payments: new Set(), messages: new Set() };
  const registrationIds: string[] = [];
  const times: Record<Kind, Timed[]> = { reads: [], quotes: [], registers: [], staff: [], writes: [] };
  const wrong = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let beganAt = performance.now();
  let isCounting = false;
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  let number = 0;

  const pick = <One>(from: readonly One[]): One => {
    const one = from[Math.floor(Math.random() * from.length)];
    if (one === undefined) throw new Error('There is nothing to pick from');
    return one;
  };

  async function ask(question: Question, expected: readonly number[]): Promise<Answer | undefined> {
    const answer = await processes.ask(question);
    if (expected.includes(answer.status)) return answer;
    const { pathname } = new URL(question.path, 'http://site.test');
    const place = pathname.replaceAll(/[0-9a-f-]{36}/g, '…');
    const said = `${question.method ?? 'GET'} ${place}: ${String(answer.status)} ${answer.text.slice(0, 200)}`;
    wrong.set(said, (wrong.get(said) ?? 0) + 1);
    return undefined;
  }

  const pages = [
    '/',
    '/events',
    '/prayers',
    '/wog',
    '/confession',
    '/ministries',
    ...eventIds.map((id) => `/events/${id}`),
  ];
  const operations = ['/api/events', '/api/site', ...eventIds.map((id) => `/api/events/${id}`)];

  async function read(): Promise<void> {
    const isPage = Math.random() < 0.7;
    const headers = { 'Accept-Language': pick(['en', 'es']), 'Accept-Encoding': 'br' };
    await ask({ path: pick(isPage ? pages : operations), headers }, [200]);
  }

  const party = () => ({
    eventId: pick(eventIds),
    rooms: 0,
    members: Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () => buildMember()),
  });

  async function register(): Promise<void> {
    const { eventId, members } = party();
    const key = buildIdempotencyKey();
    const email = `family${String(number)}@example.org`;
    const body = buildRegistration({
      ...{ eventId, members, quotedTotalCents: members.length * priceOfOne, paymentMethod: 'Check' },
      contact: buildContact({ email }),
      language: pick(['en', 'es']),
    });
    const question = { method: 'POST', path: '/api/registrations', headers: { 'Idempotency-Key': key }, body } as const;
    const answer = await ask(question, [200, 201]);
    if (!answer) return;
    const { registration } = JSON.parse(answer.text) as { registration: { id: string; reference: string } };
    acknowledged.registrations.set(key, { reference: registration.reference, email });
    registrationIds.push(registration.id);
  }

  async function work(): Promise<void> {
    const headers = { Cookie: staffCookie() };
    const id = registrationIds.length > 0 ? pick(registrationIds) : undefined;
    const looks = [
      `/api/registrations?eventId=${pick(eventIds)}`,
      `/api/registrations?search=family${String(Math.floor(Math.random() * number))}`,
      `/api/workspace/search?q=family${String(Math.floor(Math.random() * number))}`,
      `/api/events/${pick(eventIds)}/registration-overview`,
      ...(id === undefined ? [] : [`/api/registrations/${id}`]),
    ];
    if (id === undefined || Math.random() < 0.7) {
      await ask({ path: pick(looks), headers }, [200]);
      return;
    }
    const key = buildIdempotencyKey();
    const body = { kind: 'payment', method: 'Check', amountCents: 100, receivedOn: today, confirm: true };
    const path = `/api/registrations/${id}/payments`;
    const answer = await ask(
      { method: 'POST', path, headers: { ...headers, 'Idempotency-Key': key }, body },
      [200, 201],
    );
    if (answer) acknowledged.payments.add(key);
  }

  async function write(): Promise<void> {
    const stamped = await ask({ path: '/api/form-stamp' }, [200]);
    if (!stamped) return;
    const { stamp } = JSON.parse(stamped.text) as { stamp: string };
    const key = buildIdempotencyKey();
    const form = buildContactMessage({ email: `writer${String(number)}@example.org` });
    const body = { form, language: pick(['en', 'es']), check: { stamp, decoy: '' } };
    const path = '/api/contact-messages';
    const answer = await ask({ method: 'POST', path, headers: { 'Idempotency-Key': key }, body }, [200, 201, 202]);
    if (answer) acknowledged.messages.add(key);
  }

  const acts: Record<Kind, () => Promise<unknown>> = {
    reads: read,
    quotes: () => ask({ method: 'POST', path: '/api/quotes', body: party() }, [200]),
    registers: register,
    staff: work,
    writes: write,
  };

  function kindOf(chance: number): Kind {
    let left = chance * 100;
    for (const [kind, share] of Object.entries(mix) as [Kind, number][]) if ((left -= share) < 0) return kind;
    return 'reads';
  }

  async function come(): Promise<void> {
    const kind = kindOf(Math.random());
    const began = performance.now();
    await acts[kind]();
    if (isCounting) times[kind].push({ at: began - beganAt, ms: performance.now() - began });
  }

  const coming = (async () => {
    for (let next = performance.now(); !isOver(); next -= (Math.log(1 - Math.random()) * 1000) / rate) {
      const wait = next - performance.now();
      if (wait > 0) await pause(wait);
      number += 1;
      const one = come().catch((error: unknown) => {
        wrong.set(String(error), (wrong.get(String(error)) ?? 0) + 1);
      });
      underWay.add(one);
      void one.then(() => underWay.delete(one));
    }
  })();

  return {
    acknowledged,
    times,
    wrong,
    beginCounting: () => {
      beganAt = performance.now();
      isCounting = true;
    },
    finish: async () => {
      over.abort();
      await coming;
      await Promise.all(underWay);
    },
  };
}
