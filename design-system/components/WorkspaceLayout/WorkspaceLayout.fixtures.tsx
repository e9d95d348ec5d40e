import { english as englishFooter, spanish as spanishFooter } from '../SiteFooter/SiteFooter.fixtures.ts';
import { english, signedIn, spanish } from '../SiteHeader/SiteHeader.fixtures.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { WorkspacePage } from '../WorkspacePage/WorkspacePage.tsx';
import type { WorkspaceLayoutProps } from './WorkspaceLayout.tsx';

const group = (label: string, ...labels: readonly string[]) => ({
  kind: 'group' as const,
  label,
  items: labels.map((name) => ({ label: name, href: `/${encodeURIComponent(name)}` })),
});

/** The full bar of the specification: the most that must fit on one line. */
export const inEnglish: WorkspaceLayoutProps = {
  skipLinkLabel: 'Skip to the content',
  header: {
    ...english,
    ...signedIn,
    currentPath: '/registrations',
    entries: [
      { kind: 'link', label: 'Home', href: '/' },
      group('About', 'Retreat Center', 'Contact Us'),
      group('Ministries', 'Healing & Deliverance', 'All Ministries'),
      { ...group('Schedules', 'All Events', 'Convention'), highlight: { note: 'registration is open' } },
      group('Spirituality', 'Daily Prayers', 'Confession Guide'),
      { kind: 'link', label: 'News', href: 'https://news.example.org/', external: true },
      {
        kind: 'link',
        label: 'New York Bible Convention…',
        fullLabel: 'New York Bible Convention… 2027',
        href: '/retreat-registration?id=hope',
        highlight: { note: 'registration is open' },
      },
    ],
  },
  nav: {
    label: 'Workspace',
    buttonLabel: 'Screens',
    groups: [
      [
        { label: 'My Info', href: '/signup' },
        { label: 'User List', href: '/listUser' },
        { label: 'Bulk Emails', href: '/sendEmail' },
        { label: 'Prayer Requests', href: '/listPrayerRequest', count: { shown: '4', words: '4 new' } },
        {
          label: 'Manage Registrations',
          href: '/registrations',
          count: { shown: '12', words: '12 overdue' },
          current: 'page',
        },
      ],
      [{ label: 'Audit trail', href: '/auditTrail' }],
    ],
  },
  footer: { ...englishFooter, moreLabel: 'Contact, links, appearance', switch: <ThemeSwitch label="Colors" /> },
  children: (
    <WorkspacePage
      title="Manage registrations"
      trail={[{ label: 'Manage', href: '/manage' }]}
      mark={<StatusTag tone="info">120</StatusTag>}
    >
      <p>The list.</p>
    </WorkspacePage>
  ),
};

/** The same with the longest text. */
export const inSpanish: WorkspaceLayoutProps = {
  skipLinkLabel: 'Ir al contenido',
  header: {
    ...spanish,
    account: {
      kind: 'groups',
      groups: [{ label: 'Administrar', items: [{ label: 'Mis datos', href: '/signup' }] }],
      link: { label: 'Cerrar sesión', href: '/logout' },
    },
    currentPath: '/registrations',
    entries: [
      { kind: 'link', label: 'Inicio', href: '/' },
      group('Quiénes somos', 'La casa de retiros', 'Contáctenos'),
      group('Ministerios', 'Sanación y liberación', 'Todos los ministerios'),
      { ...group('Calendario', 'Todos los eventos', 'Convenciones'), highlight: { note: 'inscripción abierta' } },
      group('Espiritualidad', 'Oraciones diarias', 'Guía para la confesión'),
      { kind: 'link', label: 'Noticias', href: 'https://news.example.org/', external: true },
      {
        kind: 'link',
        label: 'Convención Bíblica de Nue…',
        fullLabel: 'Convención Bíblica de Nue… va York',
        href: '/retreat-registration?id=hope',
        highlight: { note: 'inscripción abierta' },
      },
    ],
  },
  nav: {
    label: 'Área de trabajo',
    buttonLabel: 'Pantallas',
    groups: [
      [
        { label: 'Mis datos', href: '/signup' },
        { label: 'Peticiones de oración', href: '/listPrayerRequest', count: { shown: '4', words: '4 nuevas' } },
        { label: 'Administrar inscripciones', href: '/registrations', current: 'page' },
      ],
    ],
  },
  footer: { ...spanishFooter, moreLabel: 'Contacto, enlaces, apariencia', switch: <ThemeSwitch label="Colores" /> },
  children: (
    <WorkspacePage title="Administrar inscripciones" trail={[{ label: 'Administrar', href: '/manage' }]}>
      <p>La lista.</p>
    </WorkspacePage>
  ),
};
