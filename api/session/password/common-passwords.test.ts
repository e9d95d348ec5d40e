import { describe, expect, test } from 'vitest';
import { isGuessable } from './common-passwords.ts';

const words = ['Casa de la Luz', 'House of Light', 'Rosalinda', 'Vega Ibáñez', 'rosa.linda77@example.org'];

describe('a password that is tried first is refused', () => {
  test.each([
    'Password1',
    'Passw0rd',
    'P@ssw0rd!',
    'PASSWORD123',
    '123Password',
    'Qwerty123',
    'Qwertyuiop1',
    'Welcome2027',
    'Iloveyou1',
    'Abcd1234',
    'ABC12345',
    'Admin123!',
    'Letmein1',
    'Aaaaaaaa',
    'A1111111',
    'Abababab',
    'Teamo1234',
    'Jesus777',
    'Bienvenido1',
    'Summer2026',
    'Contrasena1',
    'Monkey12',
  ])('%s: among the commonest', (password) => {
    expect(isGuessable(password, [])).toBe(true);
  });

  test.each([
    'Retreat2027',
    'Retiro2027!',
    'MyRetreat1',
    'Rosalinda1',
    'R0salinda!',
    'Ibanez1234',
    'Vega-2027',
    'Rosalinda77',
  ])('%s: the site’s words, or the person’s', (password) => {
    expect(isGuessable(password, words)).toBe(true);
  });
});

test.each(['Testing-12x', 'Kq7vB2mWx', 'Lampara-Azul', 'Tren2Bosque', 'MistyHarbor1', 'Vegetable-88'])(
  '%s is not',
  (password) => {
    expect(isGuessable(password, words)).toBe(false);
  },
);
