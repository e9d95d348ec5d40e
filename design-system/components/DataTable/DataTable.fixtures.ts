import type { DataTableColumn } from './engine/tableFeatures.ts';

export type Registration = {
  id: string;
  name: string;
  reference: string;
  event: string;
  people: number;
  total: string;
  createdAt: string;
};

export const registrations: readonly Registration[] = [
  {
    id: 'r1',
    name: 'Alvarez, María',
    reference: 'AB-1024',
    event: 'Families of Hope Retreat',
    people: 5,
    total: '$1,040.00',
    createdAt: '14 Nov 2026',
  },
  {
    id: 'r2',
    name: 'O’Brien, Thomas',
    reference: 'AB-1023',
    event: 'Families of Hope Retreat',
    people: 1,
    total: '$260.00',
    createdAt: '12 Nov 2026',
  },
  {
    id: 'r3',
    name: 'Fernández de la Torre, José Antonio',
    reference: 'AB-0997',
    event: 'Advent Convention',
    people: 12,
    total: '$85.50',
    createdAt: '2 Nov 2026',
  },
];

type Words = Record<'name' | 'reference' | 'event' | 'people' | 'total' | 'createdAt', string>;

const columnsIn = (words: Words): readonly DataTableColumn<Registration>[] => [
  { id: 'name', header: words.name, cell: ({ name }) => name, isRowHeader: true, sortable: true },
  { id: 'reference', header: words.reference, cell: ({ reference }) => reference, width: 'short' },
  { id: 'event', header: words.event, cell: ({ event }) => event, sortable: true },
  { id: 'people', header: words.people, cell: ({ people }) => people, sortable: true, numeric: true },
  { id: 'total', header: words.total, cell: ({ total }) => total, sortable: true, numeric: true },
  { id: 'createdAt', header: words.createdAt, cell: ({ createdAt }) => createdAt, sortable: true },
];

export const english = columnsIn({
  name: 'Name',
  reference: 'Reference',
  event: 'Event',
  people: 'People',
  total: 'Total',
  createdAt: 'Registered',
});

export const spanish = columnsIn({
  name: 'Nombre',
  reference: 'Referencia',
  event: 'Evento',
  people: 'Personas',
  total: 'Total',
  createdAt: 'Fecha de inscripción',
});
