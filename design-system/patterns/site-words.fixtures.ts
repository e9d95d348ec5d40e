import type { manageMenu } from '#rules/access';
import type { Language } from '../i18n/useMessages.ts';

/** What the header says (specification, section 2); a word missing in one language does not compile. */
export type SiteWords = {
  navigation: string;
  menu: string;
  language: string;
  loading: string;
  registrationOpen: string;
  home: string;
  about: Record<'title' | 'centre' | 'founder' | 'evangelization' | 'anointing' | 'contact', string>;
  ministries: Record<'title' | 'healing' | 'all' | 'sabbath' | 'prayer', string>;
  schedules: Record<'title' | 'all' | 'conventions' | 'retreats', string>;
  spirituality: Record<'title' | 'daily' | 'scripture' | 'confession', string>;
  news: string;
  account: Record<'title' | 'login' | 'signUp' | 'forgotPassword' | 'logout', string>;
  manage: Record<'title' | keyof typeof manageMenu, string>;
};

const en: SiteWords = {
  navigation: 'Main',
  menu: 'Menu',
  language: 'Language',
  loading: 'Loading...',
  registrationOpen: 'registration is open',
  home: 'Home',
  about: {
    title: 'About',
    centre: 'Retreat Center',
    founder: 'Our Founder',
    evangelization: 'World Evangelization',
    anointing: 'Anointing Ministry',
    contact: 'Contact Us',
  },
  ministries: {
    title: 'Ministries',
    healing: 'Healing & Deliverance',
    all: 'All Ministries',
    sabbath: 'Sabbath Prayer',
    prayer: 'Prayer Request',
  },
  schedules: { title: 'Schedules', all: 'All Events', conventions: 'Convention', retreats: 'Residential' },
  spirituality: {
    title: 'Spirituality',
    daily: 'Daily Prayers',
    scripture: 'Scripture Prayers',
    confession: 'Confession Guide',
  },
  news: 'News',
  account: { title: 'Login', login: 'Login', signUp: 'Sign up', forgotPassword: 'Forgot password', logout: 'Logout' },
  manage: {
    title: 'Manage',
    myInfo: 'My Info',
    userList: 'User List',
    bulkEmails: 'Bulk Emails',
    reports: 'Reports',
    sabbathList: 'Sabbath List',
    retreatReports: 'Retreat Reports',
    prayerRequests: 'Prayer Requests',
    blessings: 'Blessings',
    blessingsTile: 'Blessings Tile',
    prayerRequestTable: 'Prayer Req. Tab.',
    manageRegistrations: 'Manage Registrations',
    sabbathRetreat: 'Sabbath Retreat',
  },
};

const es: SiteWords = {
  navigation: 'Principal',
  menu: 'Menú',
  language: 'Idioma',
  loading: 'Cargando...',
  registrationOpen: 'la inscripción está abierta',
  home: 'Inicio',
  about: {
    title: 'Quiénes somos',
    centre: 'Centro de retiros',
    founder: 'Nuestro fundador',
    evangelization: 'Evangelización mundial',
    anointing: 'Ministerio de unción',
    contact: 'Contáctenos',
  },
  ministries: {
    title: 'Ministerios',
    healing: 'Sanación y liberación',
    all: 'Todos los ministerios',
    sabbath: 'Oración del sábado',
    prayer: 'Petición de oración',
  },
  schedules: {
    title: 'Calendario',
    all: 'Todos los eventos',
    conventions: 'Convenciones',
    retreats: 'Retiros con alojamiento',
  },
  spirituality: {
    title: 'Espiritualidad',
    daily: 'Oraciones diarias',
    scripture: 'Oraciones con la Escritura',
    confession: 'Guía para la confesión',
  },
  news: 'Noticias',
  account: {
    title: 'Acceso',
    login: 'Iniciar sesión',
    signUp: 'Registrarse',
    forgotPassword: 'Olvidé mi contraseña',
    logout: 'Cerrar sesión',
  },
  manage: {
    title: 'Administrar',
    myInfo: 'Mis datos',
    userList: 'Lista de usuarios',
    bulkEmails: 'Correos masivos',
    reports: 'Reportes',
    sabbathList: 'Lista del sábado',
    retreatReports: 'Reportes de retiros',
    prayerRequests: 'Peticiones de oración',
    blessings: 'Bendiciones',
    blessingsTile: 'Bendiciones en fichas',
    prayerRequestTable: 'Tabla de peticiones',
    manageRegistrations: 'Administrar inscripciones',
    sabbathRetreat: 'Retiro del sábado',
  },
};

export const siteWords: Record<Language, SiteWords> = { en, es };
