import type { AppContext } from '../context.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { changeRooming } from '../rooming/change.ts';
import { addRooms, copyRooms } from '../rooming/rooms.ts';
import { readRooming } from '../rooming/snapshot.ts';

type NewRooms = components['schemas']['NewRooms'];

/** The retreat for which half of the rooms are assigned. */
const eventId = 'demo-retreat';

const usual = { isStepFree: false, hasBath: true, isOutOfService: false, isShared: false };
const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => String(first + index));

/** Two houses with beds for two hundred; the ground floor also has step-free rooms for families. */
const houses: readonly NewRooms[] = [
  { ...usual, house: 'Casa Emaús', floor: '1', names: numbers(101, 8), beds: ['single', 'single'], isStepFree: true },
  { ...usual, house: 'Casa Emaús', floor: '1', names: numbers(109, 4), beds: ['double', 'bunk'], isStepFree: true },
  { ...usual, house: 'Casa Emaús', floor: '2', names: numbers(201, 16), beds: ['double', 'bunk'] },
  { ...usual, house: 'Casa Emaús', floor: '3', names: numbers(301, 12), beds: ['double', 'single', 'crib'] },
  { ...usual, house: 'Casa Emaús', floor: '3', names: numbers(313, 12), beds: ['single'] },
  { ...usual, house: 'Casa Betania', names: numbers(1, 12), beds: ['bunk', 'bunk'] },
  { ...usual, house: 'Casa Betania', names: numbers(13, 8), beds: ['single', 'single'], isStepFree: true },
  { ...usual, house: 'Casa Betania', names: ['21', '22'], beds: ['bunk', 'bunk', 'bunk', 'bunk'], isShared: true },
  { ...usual, house: 'Casa Betania', names: numbers(24, 6), beds: ['double', 'bunk'] },
  { ...usual, house: 'Casa Betania', names: ['23'], beds: ['single', 'single'], isOutOfService: true },
];

/** Adds the rooms of the center, and assigns half of the families of a retreat to rooms. */
export async function seedRooms(context: Pick<AppContext, 'db' | 'clock'>, userId: number): Promise<void> {
  const { db } = context;
  await db.transaction().execute(async (transaction) => {
    for (const rooms of houses) await addRooms(transaction, rooms);
    await copyRooms(transaction, eventId);
  });
  const { version } = await readRooming(db, eventId);
  const { choices } = await changeRooming(context, eventId, { version, action: 'suggest' }, userId);
  const taken = choices.filter(({ roomId }, index) => roomId !== undefined && index % 2 === 1);
  const memberIds = taken.flatMap((choice) => choice.memberIds);
  const { version: now } = await readRooming(db, eventId);
  await changeRooming(context, eventId, { version: now, action: 'remove', memberIds }, userId);
}
