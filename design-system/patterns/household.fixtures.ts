import type { FamilyMember } from './useHousehold.ts';

/** A family of three, with names of the length that names have. */
export const household: FamilyMember[] = [
  {
    id: '5f1c0a52-3f0e-4a9b-9d0c-1b1f7c1f0a01',
    firstName: 'Ana María',
    lastName: 'Ruiz',
    birthDate: '1984-09-08',
    gender: 'female',
  },
  {
    id: '5f1c0a52-3f0e-4a9b-9d0c-1b1f7c1f0a02',
    firstName: 'José Antonio',
    lastName: 'Hernández de la Cruz',
    birthDate: '1981-03-19',
    gender: 'male',
  },
  { id: '5f1c0a52-3f0e-4a9b-9d0c-1b1f7c1f0a03', firstName: 'Luis', lastName: 'Hernández', birthDate: '2014-05-02' },
];

/** What the API would call the next one. */
export const newMemberId = '5f1c0a52-3f0e-4a9b-9d0c-1b1f7c1f0a04';
