import { ApiProblem, dataOf, NoAnswer, type Api } from '../../platform/client/client.ts';
import { readStored, removeStored, writeStored } from '../../platform/browser/storage.ts';
import { loadDoor, type LoadedDoor } from '../door-sync.ts';
import type { ArrivalRecord } from '../local-parties.ts';
import { thisDevice } from './device-id.ts';
import { removePages, storePages } from './pages.ts';
import { rememberedUser } from './remembered-user.ts';
import { readEvent, removeEvent, storeEvent, type PreparedUntil } from './stored-event.ts';
import { waitingRecords, type RecordOwner } from './waiting-records.ts';

/** How long to wait for an answer when this device stores the event, in ms. */
const patience = 4000;

/** The state with which check-in opens. */
export interface OpenedDoor {
  readonly owner: RecordOwner;
  readonly door: LoadedDoor;
  /** Whether it comes from this device because the server did not answer. */
  readonly isStored: boolean;
  /** Missing when this device is not prepared. */
  readonly until?: PreparedUntil | undefined;
  /** Earlier records by this person on this device that the server has not answered. */
  readonly waiting: readonly ArrivalRecord[];
}

interface DoorToOpen {
  readonly api: Api;
  readonly language: 'en' | 'es';
  readonly eventId: string;
}

function late(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => {
      reject(new NoAnswer('late'));
    }, patience);
  });
}

/** The storage key that marks a removed device, because the server may not know yet. */
const removedKey = (eventId: string) => `doorRemoved-${eventId}`;

async function forgetEvent(eventId: string): Promise<void> {
  await removeEvent(eventId);
  await removePages(eventId);
}

async function deleteKey(api: Api, eventId: string): Promise<void> {
  const path = { eventId, deviceId: thisDevice() };
  await dataOf(api.DELETE('/events/{eventId}/prepared-devices/{deviceId}', { params: { path } }));
  removeStored('local', (key) => key === removedKey(eventId));
}

/** Updates the stored copy of an event, or deletes it when the server no longer has a key for it. */
async function renewed(api: Api, owner: RecordOwner, door: LoadedDoor): Promise<PreparedUntil | undefined> {
  if (readStored('local', removedKey(owner.eventId)) !== null) {
    await deleteKey(api, owner.eventId);
    return undefined;
  }
  const path = { eventId: owner.eventId, deviceId: thisDevice() };
  const { device } = await dataOf(api.GET('/events/{eventId}/prepared-devices/{deviceId}', { params: { path } }));
  if (!device) {
    await forgetEvent(owner.eventId);
    return undefined;
  }
  const until = await storeEvent(owner, door, device);
  // If this fails, the stored page may be from an earlier version of the site, but it keeps working.
  void storePages(owner.eventId).catch(() => undefined);
  return until;
}

/** Ignores storage failures: a browser that stores nothing, as in some private windows, can check people in only online. */
const ifPossible = <Result>(result: Promise<Result>): Promise<Result | undefined> => result.catch(() => undefined);

/** Whether the server did not answer, failed or has too much to do: the copy on this device still serves. */
const isWithoutAnswer = (error: unknown): boolean =>
  error instanceof NoAnswer ||
  (error instanceof ApiProblem && (error.problem.status >= 500 || error.problem.status === 429));

/**
 * Loads check-in for an event from the server or, without an answer, from the copy on this device.
 * @throws NoAnswer or ApiProblem when there is no stored copy; ApiProblem when the server refuses.
 */
export async function openDoor({ api, language, eventId }: DoorToOpen): Promise<OpenedDoor> {
  const owner = { userId: rememberedUser()?.id ?? -1, eventId };
  const stored = await ifPossible(readEvent(owner));
  const waiting = (await ifPossible(waitingRecords(owner.userId)))?.get(eventId) ?? [];
  try {
    const loading = loadDoor({ api, language, eventId });
    const door = await (stored ? Promise.race([loading, late()]) : loading);
    return { owner, door, isStored: false, until: await renewed(api, owner, door).catch(() => stored?.until), waiting };
  } catch (error) {
    if (!stored || !isWithoutAnswer(error)) throw error;
    return { owner, door: stored.door, isStored: true, until: stored.until, waiting };
  }
}

/** Stores an event on this device, with a key that the server issues. */
export async function prepareDevice(api: Api, owner: RecordOwner, door: LoadedDoor): Promise<PreparedUntil> {
  await storePages(owner.eventId);
  const path = { eventId: owner.eventId, deviceId: thisDevice() };
  const device = await dataOf(api.PUT('/events/{eventId}/prepared-devices/{deviceId}', { params: { path } }));
  removeStored('local', (key) => key === removedKey(owner.eventId));
  const until = await storeEvent(owner, door, device);
  // Without persistent storage, a browser that runs out of space could delete records that are waiting to be sent.
  await ifPossible((async () => navigator.storage.persist())());
  return until;
}

/** Deletes the event from this device and its key from the server, now or once the server answers. */
export async function removeDevice(api: Api, { eventId }: RecordOwner): Promise<void> {
  await forgetEvent(eventId);
  writeStored('local', removedKey(eventId), 'yes');
  await ifPossible(deleteKey(api, eventId));
}
