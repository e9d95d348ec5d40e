import type { SiteHeaderProps } from './SiteHeader.tsx';

/** A visitor's menu while registration for a retreat is open. */
export const english: SiteHeaderProps = {
  brand: { name: 'Grace Hill Retreat House', href: '/' },
  label: 'Main',
  menuLabel: 'Menu',
  currentPath: '/',
  entries: [
    { kind: 'link', label: 'Home', href: '/' },
    {
      kind: 'group',
      label: 'Schedules',
      highlight: { note: 'registration is open', blink: true },
      items: [
        { label: 'All events', href: '/events' },
        { label: 'Conventions', href: '/events?type=Convention' },
        { label: 'Retreats', href: '/events?type=Residential' },
      ],
    },
    {
      kind: 'group',
      label: 'Spirituality',
      items: [
        { label: 'Daily prayers', href: '/prayers' },
        { label: 'Scripture prayers', href: '/wog' },
        { label: 'Confession guide', href: '/confession' },
      ],
    },
    { kind: 'link', label: 'News', href: 'https://news.example.org/', external: true },
    {
      kind: 'link',
      label: 'Families of Hope Retreat',
      href: '/retreat-registration?id=hope',
      highlight: { note: 'registration is open' },
    },
  ],
  account: { kind: 'link', label: 'Login', href: '/login' },
  language: {
    current: 'en',
    label: 'Language',
    options: [
      { code: 'en', name: 'EN', fullName: 'English', href: '/?lng=en' },
      { code: 'es', name: 'ES', fullName: 'Español', href: '/?lng=es' },
    ],
  },
};

/** The same menu for a signed-in staff member. */
export const signedIn: SiteHeaderProps = {
  ...english,
  account: {
    kind: 'groups',
    groups: [
      {
        label: 'Manage',
        items: [
          { label: 'Manage registrations', href: '/manage-registrations' },
          { label: 'Reports', href: '/reports' },
        ],
      },
    ],
    link: { label: 'Logout', href: '/logout' },
  },
};

/** A visitor's menu in Spanish. */
export const spanish: SiteHeaderProps = {
  ...english,
  label: 'Principal',
  menuLabel: 'Menú',
  entries: [
    { kind: 'link', label: 'Inicio', href: '/' },
    {
      kind: 'group',
      label: 'Calendario',
      highlight: { note: 'la inscripción está abierta', blink: true },
      items: [
        { label: 'Todos los eventos', href: '/events' },
        { label: 'Convenciones', href: '/events?type=Convention' },
        { label: 'Retiros', href: '/events?type=Residential' },
      ],
    },
    {
      kind: 'group',
      label: 'Espiritualidad',
      items: [
        { label: 'Oraciones diarias', href: '/prayers' },
        { label: 'Oraciones con la Escritura', href: '/wog' },
        { label: 'Guía para la confesión', href: '/confession' },
      ],
    },
    { kind: 'link', label: 'Noticias', href: 'https://news.example.org/', external: true },
    {
      kind: 'link',
      label: 'Retiro de familias de la…',
      href: '/retreat-registration?id=hope',
      highlight: { note: 'la inscripción está abierta' },
    },
  ],
  account: { kind: 'link', label: 'Iniciar sesión', href: '/login' },
  language: { ...english.language, current: 'es', label: 'Idioma' },
};
