import type { Language } from '../i18n/useMessages.ts';

/** One question of a report; a filter without a type is asked for as text. */
export type ReportFilter = {
  name: string;
  label: string;
  description?: string;
  type?: 'select' | 'check' | 'date' | 'text';
  options?: { value: string; label: string }[];
  placeholder?: string;
  default?: string | boolean;
};

export type ReportDefinition = { reportId: number; name: string; filters: ReportFilter[] };

export type ReportRow = Record<string, string | number>;

type ReportRequest = {
  reportId: number;
  filterValues: Record<string, string | boolean>;
  userId: number;
  mode: 'list' | 'download';
  userType: string;
};

type ReportAnswer = { results?: ReportRow[]; fileUrl?: string; error?: string };

type Json<Body> = { content: { 'application/json': Body } };

/** The two calls of the reports, in the form in which the contract's types have theirs. */
export type ReportPaths = {
  '/reports/available': {
    get: {
      parameters: { query: { userId: number } };
      responses: { 200: Json<ReportDefinition[]>; 401: Json<ReportAnswer>; 500: Json<ReportAnswer> };
    };
  };
  '/reports/run': {
    post: {
      parameters: { query?: never };
      requestBody: Json<ReportRequest>;
      responses: { 200: Json<ReportAnswer> } & Record<400 | 401 | 403 | 404 | 418 | 500, Json<ReportAnswer>>;
    };
  };
};

const eventOptions = [
  { value: 'miami', label: 'Retreat in Miami' },
  { value: 'new-york', label: 'Convention in New York' },
];

const spanishEventOptions = [
  { value: 'miami', label: 'Retiro en Miami' },
  { value: 'new-york', label: 'Convención en Nueva York' },
];

/** All four kinds of filters, then a report without any, as the server would list them in each language. */
export const reports: Record<Language, ReportDefinition[]> = {
  en: [
    {
      reportId: 12,
      name: 'Registrations by event',
      filters: [
        {
          type: 'select',
          name: 'event',
          label: 'Event',
          placeholder: 'Every event',
          options: eventOptions,
          default: 'miami',
        },
        {
          type: 'date',
          name: 'since',
          label: 'Registered since',
          description: 'Month, day and year.',
          default: '2026-03-01',
        },
        { name: 'surname', label: 'Last name', description: 'The first letters are enough.' },
        { type: 'check', name: 'unpaid', label: 'Only those who have not paid' },
      ],
    },
    { reportId: 15, name: 'Rooms', filters: [] },
  ],
  es: [
    {
      reportId: 12,
      name: 'Inscripciones por evento',
      filters: [
        {
          type: 'select',
          name: 'event',
          label: 'Evento',
          placeholder: 'Todos los eventos',
          options: spanishEventOptions,
          default: 'miami',
        },
        {
          type: 'date',
          name: 'since',
          label: 'Inscritos desde',
          description: 'Día, mes y año.',
          default: '2026-03-01',
        },
        { name: 'surname', label: 'Apellidos', description: 'Bastan las primeras letras.' },
        { type: 'check', name: 'unpaid', label: 'Solo quienes todavía no han pagado' },
      ],
    },
    { reportId: 15, name: 'Habitaciones', filters: [] },
  ],
};

/** Rows as the server writes them: the keys of the first are the columns. */
export const rows: Record<Language, ReportRow[]> = {
  en: [
    { Name: 'Ruiz, Ana María', Event: 'Retreat in Miami', People: 3, Total: '$825.00' },
    { Name: 'Hernández de la Cruz, José Antonio', Event: 'Retreat in Miami', People: 2, Total: '$615.00' },
    { Name: "O'Brien, Kathleen", Event: 'Retreat in Miami', People: 1, Total: '$385.00' },
  ],
  es: [
    { Nombre: 'Ruiz, Ana María', Evento: 'Retiro en Miami', Personas: 3, Total: '$825.00' },
    { Nombre: 'Hernández de la Cruz, José Antonio', Evento: 'Retiro en Miami', Personas: 2, Total: '$615.00' },
    { Nombre: "O'Brien, Kathleen", Evento: 'Retiro en Miami', Personas: 1, Total: '$385.00' },
  ],
};
