import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '../../../api/platform/contract/schema.gen.ts';

type ReportResult = components['schemas']['ReportResult'];
type Column = components['schemas']['ReportColumn'];

const column = (id: string, title: string, type: Column['type'], isSummed = false): Column => ({
  id,
  title,
  type,
  isSummed,
});

/** Twelve columns of all types, like those of balances. */
const columns = [
  column('reference', 'Reference', 'text'),
  column('contact', 'Contact', 'text'),
  column('email', 'Email', 'text'),
  column('event', 'Event', 'text'),
  column('registeredOn', 'Registered on', 'date'),
  column('writtenOn', 'Written on', 'time'),
  column('state', 'State', 'text'),
  column('signed', 'Signed', 'yesNo'),
  column('people', 'People', 'integer', true),
  column('ratio', 'Adults per minor', 'number'),
  column('price', 'Price', 'money', true),
  column('balance', 'Balance', 'money', true),
];

const firstNames = ['María José', 'Ángel', 'Thomas', 'Zoë', 'Íñigo', 'Noemí', 'Patrick', 'Úrsula'];
const lastNames = ['Núñez', 'O’Brien', 'Álvarez', 'García Márquez', 'Peña', 'Smith', 'Ibáñez', 'Ñandú'];
const states = ['Confirmed', 'Awaiting payment', 'On the waiting list', 'Arrived', 'Places offered'];
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const two = (number: number): string => String(number).padStart(2, '0');

/** Pseudorandom numbers, the same ones in each run. */
const mixed = (number: number): number => (number * 48_271) % 2_147_483_647;

function cellsOf(index: number): (string | number)[] {
  const number = mixed(index + 1);
  const of = <Item>(items: readonly Item[], step: number): Item | '' =>
    items[Math.floor(number / step) % items.length] ?? '';
  const day = `${two(1 + (number % 28))}-${of(months, 3)}-${String(2024 + (number % 4))}`;
  return [
    `R${number.toString(36).toUpperCase()}`,
    `${of(firstNames, 7)} ${of(lastNames, 11)} ${String(number % 5_000)}`,
    `person.${String(number)}@example.org`,
    `Weekend of prayer ${String(number % 40)}`,
    day,
    `${day} ${two(number % 24)}:${two(number % 60)}`,
    of(states, 13),
    number % 3 === 0 ? 'No' : 'Yes',
    1 + (number % 6),
    number % 4 === 0 ? '' : (number % 50) / 10,
    (number % 200_000) / 100,
    number % 5 === 0 ? '' : ((number % 90_000) - 20_000) / 100,
  ];
}

/** The result of a report run that finds this many rows. */
function resultOf(count: number): ReportResult {
  const rows = Array.from({ length: count }, (_, index) => cellsOf(index));
  const results = rows.map((cells) => Object.fromEntries(columns.map(({ title }, at) => [title, cells[at] ?? ''])));
  const totals = Object.fromEntries(
    columns.flatMap(({ id, type, isSummed }, at) => {
      const unit = type === 'money' ? 100 : 1;
      return isSummed ? [[id, rows.reduce((sum, cells) => sum + Math.round(Number(cells[at]) * unit), 0)]] : [];
    }),
  );
  return { columns, chart: { categoryId: 'registeredOn', by: 'month', seriesIds: ['price'] }, totals, results };
}

/** Starts a server that answers every request with this many rows. */
export async function serveManyRows(count: number): Promise<{ url: string; megabytes: number; stop: () => void }> {
  const body = JSON.stringify(resultOf(count));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  return {
    url,
    megabytes: Buffer.byteLength(body) / 1e6,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
