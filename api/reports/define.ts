import type { RawBuilder } from 'kysely';
import type { UserType } from '../access/rules.ts';
import type { StoredEvent } from '../events/port.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Language } from '../platform/language/rules.ts';

type Schemas = components['schemas'];

/** A text in both languages. */
export type Words = Readonly<Record<Language, string>>;

/** A column of a report. `id` is stable and names the column in the report's SQL; the title is for the reader. */
export interface Column {
  readonly id: string;
  readonly title: Words;
  readonly type: Schemas['ReportColumnType'];
  readonly isSummed: boolean;
}

/** The context that the filters and the SQL of a report may depend on. */
export interface Surroundings {
  readonly language: Language;
  /** The user types that the report is run with. */
  readonly held: readonly UserType[];
  readonly now: Date;
  /** The day at the center, as YYYY-MM-DD. */
  readonly today: string;
  /** The center's time zone. */
  readonly timeZone: string;
  readonly events: readonly StoredEvent[];
  /** The current waiver, by type of event. */
  readonly waiverVersions: Readonly<Record<Schemas['EventType'], string>>;
}

/** One value that a select filter accepts. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter of a report. */
export interface ReportFilter {
  readonly name: string;
  readonly label: Words;
  readonly type: Schemas['ReportFilterType'];
  readonly options?: (surroundings: Surroundings) => readonly FilterOption[];
  readonly placeholder?: Words;
  readonly default?: (surroundings: Surroundings) => string | boolean;
}

/** The filter values of one run: validated, dates as YYYY-MM-DD. */
export interface FilterValues {
  /** The value of a select, date or text filter; undefined if it is not set. */
  readonly text: (name: string) => string | undefined;
  readonly isOn: (name: string) => boolean;
}

/** A report: its name, the user types that may run it, and the query that returns every column by its id. */
export interface Report {
  readonly id: number;
  readonly name: Words;
  readonly userTypes: readonly UserType[];
  readonly filters: readonly ReportFilter[];
  readonly columns: readonly Column[];
  /** Whether its rows are sums, one per event: so few that they need not be counted first. */
  readonly isSummary?: boolean;
  /** The chart above the rows. */
  readonly chart?: Schemas['ReportChart'];
  /** The sort order of the rows, by columns of the query. */
  readonly order: RawBuilder<unknown>;
  /** Money is in cents, times are in the center's time zone. Besides the columns it returns the values that the order needs. */
  readonly query: (values: FilterValues, surroundings: Surroundings) => RawBuilder<unknown>;
}

function column(id: string, type: Column['type'], en: string, es: string): Column {
  return { id, type, title: { en, es }, isSummed: false };
}

/** Creates a column of each type. */
export const columnOf = {
  text: (id: string, en: string, es: string) => column(id, 'text', en, es),
  integer: (id: string, en: string, es: string) => column(id, 'integer', en, es),
  number: (id: string, en: string, es: string) => column(id, 'number', en, es),
  date: (id: string, en: string, es: string) => column(id, 'date', en, es),
  time: (id: string, en: string, es: string) => column(id, 'time', en, es),
  yesNo: (id: string, en: string, es: string) => column(id, 'yesNo', en, es),
  count: (id: string, en: string, es: string): Column => ({ ...column(id, 'integer', en, es), isSummed: true }),
  money: (id: string, en: string, es: string): Column => ({ ...column(id, 'money', en, es), isSummed: true }),
} as const;

/** Columns that several reports show. */
export const shared = {
  event: columnOf.text('event', 'Event', 'Evento'),
  people: columnOf.count('people', 'People', 'Personas'),
  rooms: columnOf.count('rooms', 'Rooms', 'Habitaciones'),
  lastName: columnOf.text('lastName', 'Last name', 'Apellidos'),
  firstName: columnOf.text('firstName', 'First name', 'Nombre'),
  age: columnOf.integer('age', 'Age', 'Edad'),
  reference: columnOf.text('reference', 'Reference', 'Referencia'),
  contact: columnOf.text('contact', 'Contact', 'Contacto'),
  phone: columnOf.text('phone', 'Phone', 'Teléfono'),
  email: columnOf.text('email', 'Email', 'Correo electrónico'),
  language: columnOf.text('language', 'Language', 'Idioma'),
  state: columnOf.text('state', 'State', 'Estado'),
  receivedOn: columnOf.date('receivedOn', 'Received on', 'Recibido el'),
  kind: columnOf.text('kind', 'Kind', 'Tipo'),
  method: columnOf.text('method', 'Method', 'Forma de pago'),
} as const satisfies Record<string, Column>;
