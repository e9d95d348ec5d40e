import type { Config } from '../../platform/config.ts';
import { ProblemError } from '../../platform/contract/problem.ts';

/*
 * The passwords that are guessed first, from the lists that are published every year, and the words of this site. They are matched
 * with the variations that guessers try: other capitals, symbols in place of letters, digits and symbols before and after.
 */

const commonWords = `
  password passwort passw contrasena contraseña clave qwerty qwertyui qwertyuiop qwertz azerty asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm
  qazwsx qazwsxedc wsxedc abc abcd abcde abcdef abcdefg abcdefgh aaaaaaaa letmein welcome bienvenido bienvenidos admin administrator
  administrador root user usuario guest invitado login master secret secreto test testing prueba default changeme iloveyou teamo tequiero
  teamomucho princess princesa sunshine football futbol baseball basketball soccer superman batman spiderman pokemon dragon monkey shadow
  michael jordan jennifer jessica ashley charlie thomas daniel andrew joshua matthew anthony robert william maria jose juan carlos pedro
  miguel alejandro fernando francisco guadalupe angel angeles estrella corazon amor mariposa flower flores chocolate cookie summer winter
  spring autumn verano invierno monday friday january february march april june july august september october november december enero
  febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre america mexico colombia argentina espana miami
  newyork chicago freedom whatever trustno starwars computer internet samsung google facebook killer hunter ranger harley mustang ferrari
  mercedes corvette yankees cowboys lakers barcelona realmadrid jesus jesucristo christ cristo jesusteamo diosesamor diosesfiel dios
  godislove amen hallelujah aleluya blessed blessing bendicion faith hope grace gracia church iglesia catholic catolico prayer oracion
  heaven cielo angels lord savior salvador holyspirit espiritusanto virgen rosary rosario
`
  .trim()
  .split(/\s+/);

/** Words that guessers of this site try first. */
const siteWords = ['retreat', 'retiro', 'convention', 'convencion', 'sabbath'];

/** Shorter parts of names occur in too many words. */
const shortestWord = 4;

const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** A password as plain letters, in each reading of its symbols. */
function readings(password: string): string[] {
  const lower = password.toLowerCase();
  const meant = (text: string) => lettersOf(text.replaceAll(/[013457@$!]/g, (sign) => signs[sign] ?? ''));
  const places = [...lower.matchAll(/[a-z]/g)].map(({ index }) => index);
  const core = lower.slice(places[0] ?? 0, (places.at(-1) ?? -1) + 1);
  return [...new Set([lettersOf(lower), meant(lower), meant(core)])];
}

/** The words of texts such as a name or an address. */
function wordsIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}]+/u)])
    .map(lettersOf)
    .filter((word) => word.length >= shortestWord);
}

const common = new Set(commonWords.map(lettersOf));

/** At most two different characters, ignoring case: Aaaaaaaa, A1111111. */
const isRepeated = (password: string): boolean => new Set(password.toLowerCase()).size <= 2;

/**
 * Whether a password is among the first guesses: one of the most common, or little more than a word from the site, the person's
 * name or their address.
 */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const known = wordsIn([...siteWords, ...words]);
  return (
    isRepeated(password) ||
    readings(password).some(
      (letters) =>
        common.has(letters) ||
        known.some((word) => letters.includes(word) && letters.length - word.length < shortestWord),
    )
  );
}

/**
 * Refuses a password that is guessed first.
 * @param words the names of the organization and the person, and the person's address
 * @throws ProblemError `invalid-request` at the field.
 */
export function requireUnguessable(password: string, words: readonly string[], pointer = '/password'): void {
  if (!isGuessable(password, words)) return;
  throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer, rule: 'guessable' }] });
}

/** The names of the organization, in both languages, and of its site. */
export function ownNames({ site, publicUrl }: Pick<Config, 'site' | 'publicUrl'>): string[] {
  return [site.name.en, site.name.es, new URL(publicUrl).hostname];
}
