import { describe, expect, test, vi } from 'vitest';
import { createChurchYear } from './church-year.ts';

const findDay = createChurchYear();

function day(date: string) {
  const [year = NaN, month = NaN, number = NaN] = date.split('-').map(Number);
  return { year, month, day: number };
}

describe.each([
  ['2026-01-01', 'Mary, the Holy Mother of God', 'Santa María, Madre de Dios', 'christmas', 'white', 'solemnity'],
  ['2026-01-04', 'The Epiphany of the Lord', 'La Epifanía del Señor', 'christmas', 'white', 'solemnity'],
  ['2026-02-18', 'Ash Wednesday', 'Miércoles de Ceniza', 'lent', 'violet', 'weekday'],
  ['2026-03-15', 'Fourth Sunday of Lent', 'Cuarto domingo de Cuaresma', 'lent', 'rose', 'sunday'],
  ['2026-04-02', 'Holy Thursday', 'Jueves Santo', 'lent', 'violet', 'weekday'],
  ['2026-04-03', 'Good Friday', 'Viernes Santo', 'triduum', 'red', 'weekday'],
  ['2026-04-04', 'Holy Saturday', 'Sábado Santo', 'triduum', 'violet', 'weekday'],
  [
    '2026-04-05',
    'Easter Sunday of the Resurrection of the Lord',
    'Domingo de Pascua de la Resurrección del Señor',
    'easter',
    'white',
    'solemnity',
  ],
  ['2026-04-06', 'Monday within the Octave of Easter', 'Lunes de la Octava de Pascua', 'easter', 'white', 'solemnity'],
  ['2026-05-17', 'The Ascension of the Lord', 'Ascensión del Señor', 'easter', 'white', 'solemnity'],
  ['2026-05-24', 'Pentecost Sunday', 'Pentecostés', 'easter', 'red', 'solemnity'],
  ['2026-06-07', 'The Most Holy Body and Blood of Christ', 'Corpus Christi', 'ordinary', 'white', 'solemnity'],
  [
    '2026-11-02',
    'The Commemoration of All the Faithful Departed: All Souls’ Day',
    'Conmemoración de todos los fieles difuntos',
    'ordinary',
    'violet',
    'commemoration',
  ],
  [
    '2026-11-20',
    'Friday of the thirty-third week in Ordinary Time',
    'Viernes de la trigésima tercera semana del Tiempo Ordinario',
    'ordinary',
    'green',
    'weekday',
  ],
  [
    '2026-11-22',
    'Our Lord Jesus Christ, King of the Universe',
    'Nuestro Señor Jesucristo, Rey del Universo',
    'ordinary',
    'white',
    'solemnity',
  ],
  ['2026-11-29', 'First Sunday of Advent', 'Primer domingo de Adviento', 'advent', 'violet', 'sunday'],
  [
    '2026-12-08',
    'The Immaculate Conception of the Blessed Virgin Mary',
    'La Inmaculada Concepción de la Santísima Virgen María',
    'advent',
    'white',
    'solemnity',
  ],
  ['2026-12-12', 'Our Lady of Guadalupe', 'Nuestra Señora de Guadalupe', 'advent', 'white', 'feast'],
  ['2026-12-13', 'Third Sunday of Advent', 'Tercer domingo de Adviento', 'advent', 'rose', 'sunday'],
  ['2026-12-17', 'Weekday of Advent, December 17', 'Feria de Adviento, 17 de diciembre', 'advent', 'violet', 'weekday'],
  [
    '2026-12-25',
    'The Nativity of the Lord: Christmas',
    'La Natividad del Señor: Navidad',
    'christmas',
    'white',
    'solemnity',
  ],
  ['2027-02-10', 'Ash Wednesday', 'Miércoles de Ceniza', 'lent', 'violet', 'weekday'],
  [
    '2027-03-28',
    'Easter Sunday of the Resurrection of the Lord',
    'Domingo de Pascua de la Resurrección del Señor',
    'easter',
    'white',
    'solemnity',
  ],
  ['2027-05-16', 'Pentecost Sunday', 'Pentecostés', 'easter', 'red', 'solemnity'],
  [
    '2027-06-20',
    'Twelfth Sunday in Ordinary Time',
    'Duodécimo domingo del Tiempo Ordinario',
    'ordinary',
    'green',
    'sunday',
  ],
  [
    '2027-11-21',
    'Our Lord Jesus Christ, King of the Universe',
    'Nuestro Señor Jesucristo, Rey del Universo',
    'ordinary',
    'white',
    'solemnity',
  ],
  // The Sunday of joy comes before the feast of that date.
  ['2027-12-12', 'Third Sunday of Advent', 'Tercer domingo de Adviento', 'advent', 'rose', 'sunday'],
] as const)('%s', (date, english, spanish, season, color, rank) => {
  test('is named in both languages, with its season, color and rank', async () => {
    expect(await findDay(day(date), 'en')).toMatchObject({ name: english, season, color, rank });
    expect(await findDay(day(date), 'es')).toMatchObject({ name: spanish, season, color, rank });
  });
});

test('a weekday names the saints who may be remembered', async () => {
  expect((await findDay(day('2026-07-04'), 'en')).alsoKept).toEqual(['Saint Elizabeth of Portugal']);
  expect((await findDay(day('2026-07-04'), 'es')).alsoKept).toEqual(['Santa Isabel de Portugal']);
  expect((await findDay(day('2026-12-12'), 'en')).alsoKept).toEqual([]);
});

test.each([2026, 2027, 2028])('every day of %i is named in words, in both languages', async (year) => {
  for (
    let date = new Date(Date.UTC(year, 0, 1));
    date.getUTCFullYear() === year;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const iso = date.toISOString().slice(0, 10);
    for (const language of ['en', 'es'] as const) {
      const { name } = await findDay(day(iso), language);
      expect(name, iso).toMatch(/^\p{Lu}/u);
      // No ordinal in digits, no key of a translation.
      expect(name, iso).not.toMatch(/\d[ºª]|_|:[a-z]/);
    }
  }
});

test('its library writes nothing to the console', async () => {
  // The library warns once per process; make it forget that it has.
  Reflect.deleteProperty(globalThis, '__i18next_supportNoticeShown');
  const info = vi.spyOn(console, 'info');
  const log = vi.spyOn(console, 'log');
  await createChurchYear()(day('2030-01-01'), 'es');
  expect([...info.mock.calls, ...log.mock.calls]).toEqual([]);
});
