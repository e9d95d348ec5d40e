import { expect, test } from 'vitest';
import { reports } from '../../../api/reports/registry.ts';

/* The names, columns and filters of the ten reports, word for word as specified. A sum is marked with Σ. */

const specified: readonly (readonly [name: string, types: string, filters: string, columns: string])[] = [
  [
    'Registrations by event / Inscripciones por evento',
    'A R C D',
    'from, to: date · type: select · concluded: check',
    'Event, First day, Last day, Registration, Parties Σ, People Σ, Rooms Σ, Places, Places left, Waiting parties Σ, Waiting people Σ, Canceled Σ',
  ],
  [
    'Roster / Lista de participantes',
    'A R',
    'event: select · state, band, language: select · minors: check · lastName: text',
    'Last name, First name, Age, Age band, Gender, Stays overnight, Reference, Contact, Phone, Email, Language, State',
  ],
  [
    'Payments and refunds / Pagos y devoluciones',
    'A R',
    'event: select · from, to: date · method: select · refunds: check',
    'Received on, Kind, Method, Amount Σ, Check number, Reference, Contact, Event, Note, Recorded by',
  ],
  [
    'Balances / Saldos',
    'A R',
    'event: select · method, status: select · overdue: check',
    'Reference, Contact, Event, Registered on, State, Method, Price Σ, Received Σ, Refunded Σ, Balance Σ, Owed since, Phone',
  ],
  [
    'Headcount by age band / Recuento por grupo de edad',
    'A R C D',
    'event: select · overnight: check',
    'Event, Toddlers Σ, Children Σ, Teenagers Σ, Young adults Σ, Adults Σ, People Σ, Staying overnight Σ, Rooms Σ, Women Σ, Men Σ, Adults per minor',
  ],
  [
    'Waivers / Exenciones firmadas',
    'A R',
    'event: select · unsigned: check · minors: check',
    'Last name, First name, Age, Signed, Signed by, Relationship, Method, Language, Signed on, Reference, Contact, Phone',
  ],
  [
    'Prayer requests / Peticiones de oración',
    'D',
    'from, to: date · state, language: select · shared: check',
    'Received on, State, Language, For someone else, Shared, Wants to be notified, Prayed on, Notified on, Days until prayed',
  ],
  [
    'Saturday requests / Solicitudes de sábado',
    'A D',
    'from, to: date · kind, attendance, state: select · name: text',
    'Saturday, Kind, Name, People Σ, Attendance, Group type, State, Language, Received on, Email, Phone',
  ],
  [
    'Users by type / Usuarios por tipo',
    'A D',
    'type, state: select · name: text · neverSignedIn: check',
    'Last name, First name, Email, Types, Language, State, Created on, Last login',
  ],
  [
    'Emails to parties / Correos a los grupos',
    'A R',
    'event: select · from, to: date · unsent: check · text: text',
    'Written on, Event, Reference, Contact, Subject, Written by, Sent on',
  ],
];

/** Lists each title once, in the first report that uses it. */
const spanishTitles = [
  'Evento, Primer día, Último día, Inscripción, Grupos, Personas, Habitaciones, Lugares, Lugares libres, Grupos en espera, Personas en espera, Cancelados',
  'Apellidos, Nombre, Edad, Grupo de edad, Sexo, Se aloja, Referencia, Contacto, Teléfono, Correo electrónico, Idioma, Estado',
  'Recibido el, Tipo, Forma de pago, Monto, Número de cheque, Nota, Registrado por',
  'Inscrito el, Precio, Recibido, Devuelto, Saldo, Debe desde',
  'Niños pequeños, Niños, Adolescentes, Jóvenes adultos, Adultos, Se alojan, Mujeres, Hombres, Adultos por menor',
  'Firmada, Firmada por, Relación, Modo, Firmada el',
  'Por otra persona, Compartida, Desea saberlo, Orada el, Avisado el, Días hasta orar',
  'Sábado, Nombre completo, Asistencia, Tipo de grupo',
  'Tipos, Creado el, Último inicio de sesión',
  'Escrito el, Asunto, Escrito por, Enviado el',
];

/** Filter labels that differ from column titles, used in every report that has a filter with this name. */
const labels: Readonly<Record<string, string>> = {
  from: 'From / Desde',
  to: 'To / Hasta',
  concluded: 'Include concluded events / También los concluidos',
  minors: 'Minors only / Solo menores',
  refunds: 'Refunds only / Solo devoluciones',
  overdue: 'Overdue only / Solo atrasados',
  overnight: 'Overnight only / Solo quienes se alojan',
  unsigned: 'Unsigned only / Solo sin firmar',
  shared: 'Shared only / Solo compartidas',
  neverSignedIn: 'Never logged in / Nunca entró',
  unsent: 'Not sent / Sin enviar',
  text: 'Contains / Contiene',
  status: 'Payment status / Estado del pago',
};

const ten = reports.slice(0, specified.length);
const inBoth = ({ en, es }: { readonly en: string; readonly es: string }): string => `${en} / ${es}`;

test.each(specified.map((report, index) => [index + 1, ...report] as const))(
  'report %i is %s',
  (id, name, types, filters, columns) => {
    const report = ten[id - 1];
    expect(report?.id).toBe(id);
    expect(report && inBoth(report.name)).toBe(name);
    expect(report?.userTypes.join(' ')).toBe(types);
    expect(report?.columns.map(({ title, isSummed }) => `${title.en}${isSummed ? ' Σ' : ''}`).join(', ')).toBe(columns);
    const wanted = filters.split(' · ').flatMap((group) => {
      const [names = '', type = ''] = group.split(': ');
      return names.split(', ').map((one) => `${one}: ${type}`);
    });
    expect(report?.filters.map(({ name: one, type }) => `${one}: ${type}`)).toEqual(wanted);
    for (const { name: one, label } of report?.filters ?? []) {
      const special = labels[one];
      if (special !== undefined) expect(inBoth(label)).toBe(special);
    }
  },
);

test('every title has one Spanish version, the same in every report', () => {
  const found: string[] = [];
  const known = new Map<string, string>();
  for (const { columns } of ten) {
    for (const { title } of columns) {
      if (!found.includes(title.es)) found.push(title.es);
      // In Spanish, the method of a waiver differs from the method of a payment, and a full name from a first name.
      const english = title.en === 'Method' && title.es === 'Modo' ? 'Method of a waiver' : title.en;
      expect(known.get(english) ?? title.es).toBe(title.es);
      known.set(english, title.es);
    }
  }
  expect(found).toEqual(spanishTitles.join(', ').split(', '));
});
