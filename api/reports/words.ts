import type { UserType } from '../access/rules.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { Language } from '../platform/language/rules.ts';
import type { FilterOption, Words } from './define.ts';

type Schemas = components['schemas'];

/** The name of each value of a column; a test compares these with the site's own messages. */
export type Dictionary<Value extends string = string> = Readonly<Record<Value, Words>>;

const words = (en: string, es: string): Words => ({ en, es });

export const registrationStates: Dictionary<Schemas['RegistrationState']> = {
  waitlisted: words('On the waiting list', 'En lista de espera'),
  offered: words('Places offered', 'Lugares ofrecidos'),
  paying: words('Paying now', 'Pago en curso'),
  pendingPayment: words('Awaiting payment', 'En espera del pago'),
  confirmed: words('Confirmed', 'Confirmada'),
  checkedIn: words('Arrived', 'Ya llegó'),
  cancelled: words('Canceled', 'Cancelada'),
};

/** Parties that did not cancel; all other reports omit canceled ones. */
export const activeStates: Dictionary = Object.fromEntries(
  Object.entries(registrationStates).filter(([state]) => state !== 'cancelled'),
);

export const ageBands: Dictionary<Schemas['AgeBandName']> = {
  toddler: words('Small child', 'Niño pequeño o niña pequeña'),
  child: words('Child', 'Niño o niña'),
  teen: words('Teenager', 'Adolescente'),
  youngAdult: words('Young adult', 'Joven adulto'),
  adult: words('Adult', 'Persona adulta'),
};

export const paymentMethods: Dictionary<Schemas['PaymentMethod']> = {
  Zelle: words('Zelle', 'Zelle'),
  Check: words('Check', 'Cheque'),
  Cash: words('Cash', 'Efectivo'),
  PayPal: words('PayPal', 'PayPal'),
};

export const mailingKinds: Dictionary<Schemas['MailingKind']> = {
  registration: words('People’s own registration', 'La inscripción de cada persona'),
  news: words('News about upcoming events', 'Noticias de los próximos eventos'),
};

export const paymentKinds: Dictionary<Schemas['PaymentKind']> = {
  payment: words('Payment', 'Pago'),
  refund: words('Refund', 'Reembolso'),
};

export const paymentStatuses: Dictionary<Schemas['PaymentStatus']> = {
  unpaid: words('Not paid', 'Sin pagar'),
  partPaid: words('Partly paid', 'Pagado en parte'),
  paid: words('Paid', 'Pagado'),
  refunded: words('Refunded', 'Reembolsado'),
};

export const genders: Dictionary = {
  female: words('Female', 'Femenino'),
  male: words('Male', 'Masculino'),
};

export const languages: Dictionary<Language> = {
  en: words('English', 'Inglés'),
  es: words('Spanish', 'Español'),
};

export const eventTypes: Dictionary<Schemas['EventType']> = {
  Residential: words('Residential retreat', 'Retiro con alojamiento'),
  Convention: words('Bible convention', 'Convención bíblica'),
};

export const registrationWindows: Dictionary<Schemas['RegistrationWindowState']> = {
  notYetOpen: words('Not open yet', 'Aún no abierta'),
  open: words('Open', 'Abierta'),
  full: words('Full', 'Cupo lleno'),
  closed: words('Closed', 'Cerrada'),
  completed: words('Completed', 'Evento ya celebrado'),
  cancelled: words('Canceled', 'Evento cancelado'),
};

export const waiverRelations: Dictionary<Schemas['WaiverRelation']> = {
  self: words('The participant', 'La propia persona'),
  parent: words('Mother or father', 'Madre o padre'),
  guardian: words('Legal guardian', 'Tutor legal'),
};

export const waiverMethods: Dictionary<Schemas['WaiverMethod']> = {
  typed: words('By typing the name', 'Con el nombre escrito'),
  drawn: words('By drawing', 'Con la firma dibujada'),
  paper: words('On paper, which the center keeps', 'En papel, que conserva el centro'),
};

/** A form held as suspected spam is not yet a request, so no report counts it. */
export const prayerStates: Dictionary<Exclude<Database['prayer_requests']['state'], 'held'>> = {
  new: words('New', 'Nueva'),
  inPrayer: words('In prayer', 'En oración'),
  prayed: words('Prayed for', 'Ya se oró'),
  archived: words('Archived', 'Archivada'),
};

export const sabbathStates: Dictionary<Exclude<Database['sabbath_requests']['state'], 'held'>> = {
  new: words('New', 'Nueva'),
  proposed: words('Proposed', 'Con propuesta'),
  accepted: words('Accepted', 'Aceptada'),
  declined: words('Declined', 'Declinada'),
  answered: words('Answered', 'Respondida'),
  archived: words('Archived', 'Archivada'),
};

export const sabbathKinds: Dictionary<Database['sabbath_requests']['kind']> = {
  prayer: words('Saturday prayer', 'Oración del sábado'),
  retreat: words('Saturday retreat', 'Retiro de sábado'),
};

export const attendances: Dictionary = {
  inPerson: words('In person', 'En persona'),
  online: words('Online', 'En línea'),
};

export const groupKinds: Dictionary = {
  family: words('Family', 'Familia'),
  parish: words('Parish', 'Parroquia'),
  prayerGroup: words('Prayer group', 'Grupo de oración'),
  youth: words('Young people', 'Jóvenes'),
  school: words('School', 'Escuela'),
  friends: words('Friends or colleagues', 'Amigos o compañeros de trabajo'),
  other: words('Another kind', 'Otro tipo'),
};

export const userStates: Dictionary<'active' | 'inactive'> = {
  active: words('Active', 'Activo'),
  inactive: words('Deactivated', 'Desactivado'),
};

export const userTypeNames: Dictionary<UserType> = {
  A: words('Administration (A)', 'Administración (A)'),
  R: words('Registration (R)', 'Inscripciones (R)'),
  C: words('Reports (C)', 'Reportes (C)'),
  D: words('Overview (D)', 'Vista general (D)'),
  S: words('Sabbath (S)', 'Sábados (S)'),
  P: words('Prayer (P)', 'Oración (P)'),
  U: words('User (U)', 'Usuario (U)'),
  G: words('Guest (G)', 'Invitado (G)'),
};

export const yesNo = { yes: words('Yes', 'Sí'), no: words('No', 'No') } as const;

/** The values of a dictionary as options of a select filter. */
export function optionsOf(dictionary: Dictionary, language: Language): FilterOption[] {
  return Object.entries(dictionary).map(([value, label]) => ({ value, label: label[language] }));
}
