import { isMinor } from '../../../people/rules.ts';
import type { components } from '../../../platform/contract/schema.gen.ts';
import type { Random } from '../random.ts';

type Schemas = components['schemas'];
type Member = Schemas['Member'];
type Language = 'en' | 'es';

/** A party as it would fill in the form. */
export type Party = Pick<
  Schemas['RegistrationRequest'],
  'rooms' | 'contact' | 'paymentMethod' | 'responsibleAdult' | 'details'
> & { readonly members: Member[]; readonly language: Language };

/** The kinds of parties at an event, and their choices. */
export interface Audience {
  readonly kinds: readonly Kind[];
  readonly hasRooms: boolean;
  readonly methods: readonly Schemas['PaymentMethod'][];
}

type Kind = 'single' | 'adults' | 'family' | 'minors';

const names = {
  es: {
    female:
      'María,Guadalupe,Lucía,Carmen,Rosa,Ximena,Inés,Valeria,Begoña,Noemí,Pilar,Araceli,Concepción,Jimena,Yolanda',
    male: 'José,Juan Carlos,Miguel Ángel,Andrés,Tomás,Íñigo,Rafael,Santiago,Julián,Óscar,Joaquín,Ramón,Emiliano,Efraín',
    last: 'García,Núñez,Hernández López,Álvarez,de la Cruz,Muñoz,Peña,Rodríguez,Ibáñez,Ortiz,Quispe,Zambrano,Villalobos,Yáñez,Güell',
  },
  en: {
    female:
      'Mary,Grace,Elizabeth,Anne,Theresa,Claire,Hannah,Margaret,Sophia,Joan,Thu Hà,Ngozi,Priya,Marie-Claire,Bernadette',
    male: 'John,Patrick,Michael,Thomas,Joseph,Daniel,Peter,Luke,Andrew,Brian,Chidi,Minh,Anthony,Jean-Baptiste,Sanjay',
    last: 'O’Brien,Smith,Kowalski,Johnson,McCarthy,Miller,Nguyễn,Davis,Schmidt,Taylor,Okonkwo,D’Souza,Pierre-Louis,Santos,van der Berg',
  },
} as const;

interface Shape {
  readonly kind: Kind;
  readonly rooms: number;
  /** The lowest and highest age of each person; the first one registers. */
  readonly ages: string;
  /** The room of each person, if the party chooses; otherwise the suggested rooms apply. */
  readonly inRooms?: string;
  /** They sleep at home. */
  readonly isForTheDay?: boolean;
}

const shapes: readonly Shape[] = [
  { kind: 'single', rooms: 1, ages: '28-73' },
  { kind: 'single', rooms: 0, ages: '30-80' },
  { kind: 'single', rooms: 1, ages: '19-25' },
  { kind: 'adults', rooms: 1, ages: '27-67 27-67' },
  { kind: 'adults', rooms: 2, ages: '60-80 60-80' },
  { kind: 'adults', rooms: 1, ages: '19-25 19-25 20-25' },
  { kind: 'adults', rooms: 3, ages: '45-70 40-70 35-70 26-60 19-40 30-60 50-80' },
  { kind: 'family', rooms: 1, ages: '32-44 31-43 13-17 6-12' },
  { kind: 'family', rooms: 1, ages: '29-37 28-36 0-5 0-3' },
  // The children share with their grandmother or grandfather.
  { kind: 'family', rooms: 2, ages: '40-50 39-49 65-80 14-17 8-12 3-5', inRooms: '1 1 2 2 2 1' },
  { kind: 'family', rooms: 1, ages: '35-45 7-12 9-12' },
  { kind: 'family', rooms: 0, ages: '34-44 33-43 10-12', isForTheDay: true },
  { kind: 'minors', rooms: 0, ages: '15-17' },
  { kind: 'minors', rooms: 0, ages: '12-14 14-17' },
];

/** From this age on, the made-up people ask for a room without stairs. */
const oldEnoughForStairs = 70;

/** Picks one from a comma-separated list. */
function pickOf(random: Random, list: string): string {
  return random.pick(list.split(','));
}

/** Email addresses have plain letters only. */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}

const remarks: Readonly<Record<Language, Readonly<Record<'diet' | 'accessNeeds' | 'arrival' | 'notes', string[]>>>> = {
  en: {
    diet: ['Vegetarian', 'No gluten (celiac)', 'Allergic to peanuts', 'Diabetic, eats at fixed times'],
    accessNeeds: ['Uses a wheelchair', 'Hard of hearing, sits in front', 'No stairs, please'],
    arrival: ['By train at 5:40 pm', 'Late on Friday, after 9 pm', 'With the bus of the parish'],
    notes: ['First retreat, a little nervous.', 'Would be glad to help in the kitchen.', 'Lost her husband in spring.'],
  },
  es: {
    diet: ['Vegetariana', 'Sin gluten (celíaca)', 'Alergia a los cacahuates', 'Diabético, come a horas fijas'],
    accessNeeds: ['Usa silla de ruedas', 'No oye bien, se sienta adelante', 'Sin escaleras, por favor'],
    arrival: ['En tren a las 5:40 p. m.', 'Tarde el viernes, después de las 9', 'Con el autobús de la parroquia'],
    notes: ['Es su primer retiro.', 'Con gusto ayuda en la cocina.', 'Perdió a su esposo en primavera.'],
  },
};

/** The details a person provides; most provide none. */
function detailsOf(random: Random, language: Language, guardian: string | undefined, phone: string) {
  const [draw, kind] = [random.below(12), random.pick(['diet', 'accessNeeds'] as const)];
  const text = random.pick(remarks[language][kind]);
  const given = {
    ...(draw === 0 && { [kind]: text }),
    ...(guardian !== undefined && { guardianName: guardian, guardianPhone: phone }),
  };
  return Object.keys(given).length > 0 ? { details: given } : {};
}

function partyDetails(random: Random, language: Language, emergency: Schemas['PartyDetails']) {
  const [arrival, notes] = [random.pick(remarks[language].arrival), random.pick(remarks[language].notes)];
  const draw = random.below(6);
  return { ...emergency, ...(draw < 2 && { arrival }), ...(draw === 2 && { notes }) };
}

/** One made-up party. Every party uses the same number of draws, so that changing one does not change the others. */
export function makeParty(random: Random, number: number, audience: Audience): Party {
  const language = random.pick(['es', 'en', 'es', 'en', 'en'] as const);
  const { female, male, last } = names[language];
  const shape = random.pick(shapes.filter(({ kind }) => audience.kinds.includes(kind)));
  const [lastName, otherName] = [pickOf(random, last), pickOf(random, last)];
  // Always seven digits, and unique for each party number.
  const phone = `+1202${String(5_551_000 + number)}`;
  const person = (gender: Schemas['Gender']): string => pickOf(random, gender === 'female' ? female : male);
  const adultGender = random.pick(['female', 'male'] as const);
  const adult = person(adultGender);
  const isMinors = shape.kind === 'minors';
  const members = shape.ages.split(' ').map((range, position): Member => {
    const [from = 0, to = 0] = range.split('-').map(Number);
    const isContact = position === 0 && !isMinors;
    const drawn = random.pick(['female', 'male'] as const);
    const gender = isContact ? adultGender : drawn;
    const firstName = isContact ? adult : person(gender);
    const age = from + random.below(to - from + 1);
    const room = audience.hasRooms ? shape.inRooms?.split(' ')[position] : undefined;
    return {
      firstName,
      // In larger groups of adults, not everyone has the same last name.
      lastName: shape.kind === 'adults' && position % 2 === 1 ? otherName : lastName,
      age,
      gender,
      ...(isMinor(age) && !isMinors && { responsible: 0 }),
      ...(room !== undefined && { room: Number(room) }),
      ...(audience.hasRooms && shape.isForTheDay && { lodging: 'none' }),
      ...(audience.hasRooms && age >= oldEnoughForStairs && { needsStepFree: true }),
      ...detailsOf(random, language, isMinor(age) ? `${adult} ${lastName}` : undefined, phone),
    };
  });
  return {
    rooms: audience.hasRooms ? shape.rooms : 0,
    members,
    ...(isMinors && { responsibleAdult: { name: `${adult} ${lastName}`, phone, relation: 'parent', consents: true } }),
    contact: {
      firstName: adult,
      lastName,
      email: `${plainLetters(adult)}.${plainLetters(lastName)}${String(number)}@example.org`,
      phone,
    },
    details: partyDetails(random, language, {
      emergencyName: `${person('female')} ${otherName}`,
      emergencyPhone: `+1305555${String(1000 + number)}`,
    }),
    paymentMethod: random.pick(audience.methods),
    language,
  };
}
