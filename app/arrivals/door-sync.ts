import { clockDifference, type DoorParty } from '#rules/arrivals';
import { ApiProblem, dataOf, NoAnswer, type Api, type Schemas } from '../platform/client/client.ts';
import { withRecords, type ArrivalRecord } from './local-parties.ts';

/** The maximum number of records in one request, from the contract. */
const batchSize = 50;
const pageSize = 250;

/** The server's answer about check-in for an event. */
export interface LoadedDoor {
  readonly event: Schemas['DoorEvent'];
  readonly parties: readonly DoorParty[];
  /** Among the changes: the parties that have moved to another event. */
  readonly movedAway?: readonly string[] | undefined;
  readonly openQuestions: number;
  /** When the server began to read the parties, by its clock. */
  readonly serverTime: string;
  readonly clockDifferenceMs: number;
  /** When the answer came, by this device's clock, in ms since 1970. */
  readonly asOf: number;
}

/** Whether the last request was accepted, got no answer, was answered with an error, or requires a new login. */
export type Connection = 'online' | 'offline' | 'failing' | 'loggedOut';

/** A record that was not simply stored, with its result. */
export interface DoorNotice {
  readonly result: Schemas['ArrivalResult'];
  readonly record: ArrivalRecord;
}

/** The state that the check-in screen shows. */
export interface DoorState {
  readonly event: Schemas['DoorEvent'];
  readonly parties: readonly DoorParty[];
  readonly openQuestions: number;
  readonly connection: Connection;
  /** When the server last answered, by this device's clock, in ms since 1970. */
  readonly asOf: number;
  /** Records that the server has not answered yet. */
  readonly unsent: number;
  /** The ids of the parties that these records are about. */
  readonly unsentParties: ReadonlySet<string>;
  readonly clockDifferenceMs: number;
  /** The sent records that were not simply stored, until the next ones are made. */
  readonly notices: readonly DoorNotice[];
}

interface DoorRequest {
  readonly api: Api;
  readonly language: 'en' | 'es';
  readonly eventId: string;
  readonly since?: string;
}

/** Loads all parties of an event, or those that changed since a time, page by page. */
export async function loadDoor({ api, language, eventId, since }: DoorRequest): Promise<LoadedDoor> {
  const parties = new Map<string, DoorParty>();
  let firstTime: string | undefined;
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize, lng: language, ...(since !== undefined && { since }) };
    const answer = await dataOf(
      api.GET('/events/{eventId}/door-parties', {
        params: { path: { eventId }, query },
        // Changes are few; only the whole list may take longer.
        ...(since !== undefined && { signal: AbortSignal.timeout(longestWait) }),
      }),
    );
    for (const party of answer.items) parties.set(party.id, party);
    // A party of the first page may change while the others load: the next request looks back to before it was read.
    firstTime ??= answer.serverTime;
    if (page * pageSize >= answer.total) {
      const { event, openQuestions, serverTime, movedAway } = answer;
      const clockDifferenceMs = clockDifference(new Date(), new Date(serverTime));
      const known = { parties: [...parties.values()], serverTime: firstTime };
      return { event, ...known, movedAway, openQuestions, clockDifferenceMs, asOf: Date.now() };
    }
  }
}

/** The timeout of a request, in ms: on a network that drops everything, a request would otherwise wait for minutes. */
const longestWait = 15_000;

function connectionAfter(error: unknown): Connection {
  if (error instanceof NoAnswer || (error instanceof DOMException && error.name === 'TimeoutError')) return 'offline';
  if (error instanceof ApiProblem && error.problem.code === 'unauthenticated') return 'loggedOut';
  return 'failing';
}

/** The functions of the device that check-in uses. */
export interface DoorDevice {
  readonly id: string;
  /** Stores records until the server has answered them. */
  readonly store: (records: readonly ArrivalRecord[]) => Promise<void>;
  readonly forget: (ids: readonly string[]) => Promise<void>;
  /** Stores the server's latest answer, if the device is prepared. */
  readonly renew: (door: LoadedDoor) => Promise<void>;
}

/** The data with which check-in opens. */
interface Opened {
  readonly door: LoadedDoor;
  readonly isStored: boolean;
  readonly waiting: readonly ArrivalRecord[];
}

/** How often the stored copy is updated while nothing changes, in ms, so that its time stays recent. */
const renewEvery = 60_000;

/** Sends the first waiting records, at most as many as one request may contain. */
export async function sendRecords(api: Api, eventId: string, deviceId: string, waiting: readonly ArrivalRecord[]) {
  const records = waiting.slice(0, batchSize);
  const answer = await dataOf(
    api.POST('/events/{eventId}/arrivals', {
      params: { path: { eventId } },
      body: { deviceId, sentAt: new Date().toISOString(), records },
      signal: AbortSignal.timeout(longestWait),
    }),
  );
  return { answer, records };
}

/**
 * Creates the check-in state of an event on this device. It shows a record at once, stores it, sends it as soon as there is a
 * connection, and fetches the records of other devices.
 */
export function createDoor(
  { api, language, eventId }: Omit<DoorRequest, 'since'>,
  { door: loaded, isStored, waiting }: Opened,
  device: DoorDevice,
) {
  const known = new Map(loaded.parties.map((party) => [party.id, party]));
  const listeners = new Set<() => void>();
  let queue = waiting;
  let since = loaded.serverTime;
  /** Whether everything came from the server: a copy on this device has no age bands. */
  let isComplete = !isStored;
  let isCompleting = false;
  let isSending = false;
  /** How many batches the server has accepted. */
  let sent = 0;
  let renewedAt = loaded.asOf;
  let state: DoorState = {
    ...loaded,
    connection: isStored ? 'offline' : 'online',
    unsent: 0,
    unsentParties: new Set(),
    notices: [],
  };

  const show = (changes: Partial<DoorState> = {}) => {
    const { clockDifferenceMs = state.clockDifferenceMs } = changes;
    const corrected = queue.map((record) => ({
      ...record,
      at: new Date(Date.parse(record.at) + clockDifferenceMs).toISOString(),
    }));
    const unsentParties = new Set(queue.map(({ registrationId }) => registrationId));
    state = { ...state, parties: withRecords(known, corrected), unsent: queue.length, unsentParties, ...changes };
    for (const listener of listeners) listener();
  };

  /** Stores the server's latest answer on a prepared device. */
  const renew = async (
    asOf: number,
    changes: Pick<LoadedDoor, 'openQuestions' | 'clockDifferenceMs'>,
  ): Promise<void> => {
    const { openQuestions, clockDifferenceMs } = changes;
    const parties = [...known.values()];
    renewedAt = asOf;
    await device.renew({ event: state.event, parties, openQuestions, clockDifferenceMs, serverTime: since, asOf });
  };

  show();

  /** Sends what is queued, the oldest first. */
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    try {
      while (queue.length > 0) {
        const { answer, records } = await sendRecords(api, eventId, device.id, queue);
        const done = new Set(answer.results.map(({ id }) => id));
        sent += 1;
        queue = queue.filter(({ id }) => !done.has(id));
        for (const party of answer.parties) known.set(party.id, party);
        await renew(state.asOf, answer);
        await device.forget([...done]).catch(() => undefined);
        const notices = answer.results.flatMap((result) => {
          const record = records.find(({ id }) => id === result.id);
          return record && (result.outcome === 'question' || result.outcome === 'refused') ? [{ result, record }] : [];
        });
        const { openQuestions, clockDifferenceMs } = answer;
        show({ connection: 'online', openQuestions, clockDifferenceMs, notices: [...state.notices, ...notices] });
      }
    } catch (error) {
      show({ connection: connectionAfter(error) });
    } finally {
      isSending = false;
    }
  };

  /** Loads everything once, after an opening from this device's copy. */
  const complete = async (): Promise<void> => {
    if (isComplete || isCompleting) return;
    isCompleting = true;
    try {
      const before = sent;
      const all = await loadDoor({ api, language, eventId });
      // This answer may be older than what was sent meanwhile; the next attempt is not.
      if (sent !== before) return;
      since = all.serverTime;
      known.clear();
      for (const party of all.parties) known.set(party.id, party);
      isComplete = true;
      show();
    } catch {
      // The next answer to a request for changes leads here again, and says how the connection is.
    } finally {
      isCompleting = false;
    }
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    record: (records: readonly Omit<ArrivalRecord, 'id' | 'at'>[]) => {
      const at = new Date().toISOString();
      const fresh = records.map((record) => ({ ...record, id: crypto.randomUUID(), at }));
      queue = [...queue, ...fresh];
      show({ notices: [] });
      // If the device cannot store them, the open page keeps them.
      void device.store(fresh).then(send, send);
    },
    /** Fetches the changes since the last answer, and sends the remaining records. */
    refresh: async () => {
      try {
        const news = await loadDoor({ api, language, eventId, since });
        since = news.serverTime;
        for (const party of news.parties) known.set(party.id, party);
        const hasLost = (news.movedAway ?? []).filter((id) => known.delete(id)).length > 0;
        const { openQuestions, clockDifferenceMs, asOf } = news;
        // The screen searches its parties again only if one of them may have changed.
        const hasNews = news.parties.length > 0 || hasLost;
        const isSame = !hasNews && queue.length === 0;
        const parties = isSame ? { parties: state.parties } : {};
        // Records that the server has refused are still waiting, until it accepts them.
        const connection = state.connection === 'failing' && queue.length > 0 ? 'failing' : 'online';
        show({ connection, openQuestions, clockDifferenceMs, asOf, ...parties });
        if (hasNews || asOf - renewedAt >= renewEvery) await renew(asOf, news);
      } catch (error) {
        show({ connection: connectionAfter(error) });
        return;
      }
      await send();
      await complete();
    },
  };
}

export type Door = ReturnType<typeof createDoor>;
