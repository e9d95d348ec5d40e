import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contactHandlers } from '../../contact/handlers.ts';
import { makeStamp } from '../../forms/stamp.ts';
import { validators } from '../../platform/contract/compiled.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import { prayerHandlers } from '../../prayer/handlers.ts';
import { sabbathHandlers } from '../../sabbath/handlers.ts';
import { comingSaturdays } from '../../sabbath/rules.ts';
import { makeParty } from './parties/families.ts';
import { createRandom } from './random.ts';
import { daysAfter } from './year.ts';
import type { Year } from './year.ts';

type Languages<Value> = Readonly<Record<'en' | 'es', Value>>;

interface RequestTexts {
  readonly prayers: Languages<readonly { readonly forWhom?: string; readonly text: string }[]>;
  readonly contacts: Languages<readonly string[]>;
  readonly saturdays: Languages<readonly string[]>;
  readonly wishes: Languages<string>;
  readonly spam: readonly string[];
}

const texts = parse(readFileSync(new URL('requests.yaml', import.meta.url), 'utf8')) as RequestTexts;

type FormOperation =
  | 'createPrayerRequest'
  | 'createContactMessage'
  | 'createSabbathRequest'
  | 'createSabbathRetreatRequest';

type AnyHandler = (input: unknown, reply: unknown, context: unknown) => unknown;

/** Runs an operation as the router does for a visitor; if the contract refuses it, the texts above are wrong. */
async function send(
  handlers: Pick<Handlers, FormOperation>,
  id: FormOperation,
  body: object,
  { number, language }: { readonly number: number; readonly language: 'en' | 'es' },
): Promise<void> {
  const header = { 'idempotency-key': `demo-form-${String(number).padStart(6, '0')}` };
  const checked = validators.get(id)?.request({ path: {}, query: {}, header, body });
  if (!checked || 'errors' in checked) throw new Error(`The demonstration's ${id} is not right`, { cause: checked });
  const handler = handlers[id] as AnyHandler;
  const context = { session: null, address: `192.0.2.${String(number % 250)}`, language, isPlainForm: false };
  await handler(checked.input, (status: number, answer: unknown) => ({ status, answer }), context);
}

const anyone = { kinds: ['single', 'adults', 'family'], hasRooms: false, methods: ['Cash'] } as const;

/** Plans the requests that people send through the public forms, including spam. */
export function planRequests(year: Year, seed: number): void {
  const { agenda, context, end } = year;
  const random = createRandom(seed);
  const handlers = { ...prayerHandlers(context), ...contactHandlers(context), ...sabbathHandlers(context) };
  const moments = (count: number, days: number): Date[] =>
    Array.from({ length: count }, () => daysAfter(end, -0.1 - random.below(days * 24 * 60) / 24 / 60));
  let number = seed;
  /** Someone opened the form two minutes ago and sends it at this moment. */
  const plan = (
    moment: Date,
    id: FormOperation,
    formOf: (person: ReturnType<typeof makeParty>, draw: number) => object,
    isSpam = false,
  ): void => {
    number += 1;
    const own = number;
    const person = makeParty(random, own, anyone);
    const draw = random.below(1000);
    const { language } = person;
    agenda.at(moment, async () => {
      const stamp = makeStamp(context.secrets, daysAfter(moment, -2 / 24 / 60));
      const check = { stamp, ...(isSpam && { decoy: 'yes' }) };
      await send(handlers, id, { form: formOf(person, draw), language, check }, { number: own, language });
    });
  };
  const pick = <Item>(items: readonly Item[], draw: number): Item => items[draw % items.length] as Item;

  for (const moment of moments(300, 300))
    plan(moment, 'createPrayerRequest', ({ contact: { phone: _phone, ...person }, language }, draw) => {
      const { forWhom, text } = pick(texts.prayers[language], draw);
      const shareWithTeam = draw % 6 > 0;
      // Some give only a first name.
      const { firstName } = person;
      const who = draw % 4 === 0 ? { firstName } : { ...person, tellWhenPrayed: draw % 3 === 0 };
      return { ...who, ...(forWhom !== undefined && { forWhom }), prayerRequest: text, shareWithTeam };
    });
  for (const moment of moments(40, 200))
    plan(moment, 'createContactMessage', ({ contact, language }, draw) => ({
      ...contact,
      message: pick(texts.contacts[language], draw),
    }));
  for (const moment of moments(45, 120))
    plan(moment, 'createSabbathRequest', ({ contact, language }, draw) => ({
      ...contact,
      date: pick(comingSaturdays(context.today(), 4), draw),
      attendance: draw % 3 === 0 ? 'online' : 'inPerson',
      ...(draw % 2 === 0 && { intention: pick(texts.saturdays[language], draw) }),
    }));
  for (const moment of moments(14, 180))
    plan(moment, 'createSabbathRetreatRequest', ({ contact, language }, draw) => {
      const [firstDate, secondDate] = comingSaturdays(context.today(), 10).slice(4);
      const groupKind = pick(['parish', 'prayerGroup', 'youth', 'school'] as const, draw);
      return { ...contact, firstDate, secondDate, people: 8 + (draw % 40), groupKind, wishes: texts.wishes[language] };
    });
  const spamKinds = ['createContactMessage', 'createPrayerRequest', 'createSabbathRequest'] as const;
  for (let position = 0; position < 12; position += 1) {
    const text = pick(texts.spam, position);
    const id = pick(spamKinds, position);
    plan(
      daysAfter(end, -2 - position * 3),
      id,
      ({ contact }) => {
        if (id === 'createContactMessage') return { ...contact, message: text };
        if (id === 'createPrayerRequest') return { firstName: contact.firstName, prayerRequest: text };
        return { ...contact, date: pick(comingSaturdays(context.today(), 2), 1), intention: text };
      },
      true,
    );
  }
}
