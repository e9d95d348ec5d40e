import type { components } from '../platform/contract/schema.gen.ts';
import type { Random } from './random.ts';

type Schemas = components['schemas'];
type Member = Schemas['Member'];
type Gender = Schemas['Gender'];

/** A party as it would fill in the form. */
export interface Party {
  readonly rooms: number;
  readonly members: Member[];
  readonly contact: Schemas['Contact'];
  readonly paymentMethod: Schemas['PaymentMethod'];
  readonly language: 'en' | 'es';
}

const names = {
  es: {
    female: ['María', 'Guadalupe', 'Lucía', 'Carmen', 'Rosa', 'Ximena', 'Inés', 'Valeria', 'Begoña', 'Noemí'],
    male: ['José', 'Juan Carlos', 'Miguel Ángel', 'Andrés', 'Tomás', 'Íñigo', 'Rafael', 'Santiago', 'Julián', 'Óscar'],
    last: [
      'García',
      'Núñez',
      'Hernández López',
      'Álvarez',
      'de la Cruz',
      'Muñoz',
      'Peña',
      'Rodríguez',
      'Ibáñez',
      'Ortiz',
    ],
  },
  en: {
    female: ['Mary', 'Grace', 'Elizabeth', 'Anne', 'Theresa', 'Claire', 'Hannah', 'Margaret', 'Sophia', 'Joan'],
    male: ['John', 'Patrick', 'Michael', 'Thomas', 'Joseph', 'Daniel', 'Peter', 'Luke', 'Andrew', 'Brian'],
    last: ['O’Brien', 'Smith', 'Kowalski', 'Johnson', 'McCarthy', 'Miller', 'Nguyen', 'Davis', 'Schmidt', 'Taylor'],
  },
} as const;

interface Shape {
  readonly rooms: number;
  /** The lowest age and how many more years it may be, for each person; the first registers. */
  readonly ages: readonly (readonly [from: number, spread: number])[];
  readonly lodging?: Schemas['Lodging'];
}

const shapes: readonly Shape[] = [
  { rooms: 1, ages: [[28, 45]] },
  { rooms: 0, ages: [[30, 50]] },
  {
    rooms: 1,
    ages: [
      [27, 40],
      [27, 40],
    ],
  },
  {
    rooms: 2,
    ages: [
      [60, 20],
      [60, 20],
    ],
  },
  {
    rooms: 1,
    ages: [
      [32, 12],
      [31, 12],
      [13, 4],
      [6, 6],
    ],
  },
  {
    rooms: 1,
    ages: [
      [29, 8],
      [28, 8],
      [0, 5],
      [0, 3],
    ],
  },
  {
    rooms: 2,
    ages: [
      [40, 10],
      [39, 10],
      [65, 15],
      [14, 3],
      [8, 4],
      [3, 2],
    ],
  },
  {
    rooms: 1,
    ages: [
      [35, 10],
      [7, 5],
      [9, 3],
    ],
  },
  {
    rooms: 1,
    ages: [
      [19, 6],
      [19, 6],
      [20, 5],
    ],
  },
  {
    rooms: 0,
    ages: [
      [34, 10],
      [33, 10],
      [10, 2],
    ],
    lodging: 'none',
  },
];

/** Email addresses are of plain letters. */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}

/** One made-up party, of at most so many people. */
export function makeParty(random: Random, number: number, maxPeople: number): Party {
  const language = random.pick(['es', 'en'] as const);
  const { female, male, last } = names[language];
  const shape = random.pick(shapes.filter(({ ages }) => ages.length <= maxPeople));
  const lastName = random.pick(last);
  const members = shape.ages.map(([from, spread]) => {
    const gender: Gender = random.pick(['female', 'male'] as const);
    const firstName = random.pick(gender === 'female' ? female : male);
    const age = from + random.below(spread + 1);
    // The first of every shape is an adult.
    const responsible = age < 18 ? { responsible: 0 } : {};
    return { firstName, lastName, age, gender, ...responsible, ...(shape.lodging && { lodging: shape.lodging }) };
  });
  const firstName = members[0]?.firstName ?? 'Ana';
  return {
    rooms: shape.rooms,
    members,
    contact: {
      firstName,
      lastName,
      email: `${plainLetters(firstName)}.${plainLetters(lastName)}${String(number)}@example.org`,
      phone: `+1202555${String(1000 + number)}`,
    },
    paymentMethod: random.pick(['Zelle', 'Zelle', 'Check', 'Cash'] as const),
    language,
  };
}
