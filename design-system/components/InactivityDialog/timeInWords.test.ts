import { expect, it } from 'vitest';
import { isSaid, timeInWords } from './timeInWords.ts';

it.each([
  [0, '0 seconds', '0 segundos'],
  [1, '1 second', '1 segundo'],
  [60, '1 minute', '1 minuto'],
  [65, '1 minute and 5 seconds', '1 minuto y 5 segundos'],
  [120.4, '2 minutes and 1 second', '2 minutos y 1 segundo'],
  [-3, '0 seconds', '0 segundos'],
])('%d seconds are "%s" and "%s"', (seconds, english, spanish) => {
  expect(timeInWords(seconds, 'en')).toBe(english);
  expect(timeInWords(seconds, 'es')).toBe(spanish);
});

it('announces the time only occasionally', () => {
  expect([120, 90, 60, 59, 30, 29, 10, 9, 0].filter(isSaid)).toEqual([120, 60, 30, 10]);
});
