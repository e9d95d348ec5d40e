import type { DateProblem } from '../components/DateField/readDate.ts';
import type { Language } from '../i18n/useMessages.ts';
import type { FamilyFailure } from './useHousehold.ts';

/** What the pages would bring: typed, so that a word missing in one language does not compile. */
export type FamilyWords = {
  label: string;
  hint: string;
  loading: string;
  retry: string;
  nobody: string;
  add: string;
  change: (name: string) => string;
  remove: (name: string) => string;
  /** From a day such as '2014-05-02'. */
  born: (birthDate: string) => string;
  newPerson: string;
  person: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  birthDateHint: string;
  save: string;
  saving: string;
  cancel: string;
  failure: Record<FamilyFailure, string>;
  wrong: { firstName: string; lastName: string; birthDate: Record<DateProblem, string> };
};

const days = { en: 'en-US', es: 'es-US' } as const;

const day = (language: Language, birthDate: string): string =>
  new Intl.DateTimeFormat(days[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(birthDate));

const en: FamilyWords = {
  label: 'Your family',
  hint: 'Keep them here, and you need not type them at each registration.',
  loading: 'Loading your family…',
  retry: 'Try again',
  nobody: 'No active members found',
  add: 'Add a person',
  change: (name) => `Change ${name}`,
  remove: (name) => `Remove ${name}`,
  born: (birthDate) => `Born ${day('en', birthDate)}`,
  newPerson: 'Someone new',
  person: 'Their details',
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Date of birth',
  birthDateHint: 'For example 5 2 2014.',
  save: 'Save this person',
  saving: 'Saving…',
  cancel: 'Cancel',
  failure: {
    load: 'Your family could not be loaded. Check your connection and try again.',
    save: 'Not saved. What you typed is still here; try again in a moment.',
    remove: 'They could not be removed and are still on the list.',
    undo: 'They could not be put back. Add them once more.',
  },
  wrong: {
    firstName: 'Name is required.',
    lastName: 'Last name is required.',
    birthDate: {
      empty: 'Enter the date of birth.',
      incomplete: 'The date needs a month, a day and a year.',
      impossible: 'There is no such day in that month.',
      tooEarly: 'The year of birth must be 1900 or later.',
      tooLate: 'The date of birth cannot be in the future.',
    },
  },
};

const es: FamilyWords = {
  label: 'Su familia',
  hint: 'Guárdela aquí y no tendrá que escribirla en cada inscripción.',
  loading: 'Cargando su familia…',
  retry: 'Intentar de nuevo',
  nobody: 'Todavía no hay nadie en la lista',
  add: 'Agregar a una persona',
  change: (name) => `Cambiar ${name}`,
  remove: (name) => `Quitar ${name}`,
  born: (birthDate) => `Fecha de nacimiento: ${day('es', birthDate)}`,
  newPerson: 'Una persona más',
  person: 'Sus datos',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  birthDate: 'Fecha de nacimiento',
  birthDateHint: 'Por ejemplo, 2 5 2014.',
  save: 'Guardar a esta persona',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  failure: {
    load: 'No se pudo cargar su familia. Revise su conexión e inténtelo de nuevo.',
    save: 'No se guardó. Lo que escribió sigue aquí; inténtelo de nuevo en un momento.',
    remove: 'No se pudo quitar a esa persona; sigue en la lista.',
    undo: 'No se pudo deshacer. Agregue a esa persona de nuevo.',
  },
  wrong: {
    firstName: 'El nombre es obligatorio.',
    lastName: 'Los apellidos son obligatorios.',
    birthDate: {
      empty: 'Escriba la fecha de nacimiento.',
      incomplete: 'A la fecha le falta el día, el mes o el año.',
      impossible: 'Ese día no existe en ese mes.',
      tooEarly: 'El año de nacimiento debe ser 1900 o posterior.',
      tooLate: 'La fecha de nacimiento no puede estar en el futuro.',
    },
  },
};

export const familyWords: Record<Language, FamilyWords> = { en, es };
