import { escape, htmlPage } from '../html-page.ts';
import type { MeetingDouble } from './double-types.ts';
import type { Visits } from './visits.ts';

type Language = 'en' | 'es';

const words = {
  en: {
    title: 'Meeting provider, as the demonstration plays it',
    ask: 'This site asks to create, change and delete meetings for you. No account is needed here.',
    allow: 'Allow',
    decline: 'Decline',
    gone: 'There is no such meeting.',
    meeting: 'You are in the meeting. The provider’s app would open here.',
    host: 'You have started the meeting as its host.',
    passcode: 'Passcode',
    begins: 'Begins',
    leave: 'Leave the meeting',
    left: 'You have left the meeting. The site has been told how long you stayed.',
    site: 'Back to the site',
  },
  es: {
    title: 'Proveedor de reuniones, tal como lo representa la demostración',
    ask: 'Este sitio pide permiso para crear, cambiar y eliminar reuniones en su nombre. Aquí no hace falta una cuenta.',
    allow: 'Permitir',
    decline: 'Rechazar',
    gone: 'No existe esa reunión.',
    meeting: 'Está en la reunión. Aquí se abriría la aplicación del proveedor.',
    host: 'Ha iniciado la reunión como anfitrión.',
    passcode: 'Código de acceso',
    begins: 'Comienza',
    leave: 'Salir de la reunión',
    left: 'Ha salido de la reunión. El sitio ya sabe cuánto tiempo estuvo.',
    site: 'Volver al sitio',
  },
} as const;

/** The page on which someone allows the connection; null unless it leads back to this site. */
export function authorizePage(
  double: Pick<MeetingDouble, 'allow'>,
  query: URLSearchParams,
  redirectUri: string,
  language: Language,
): string | null {
  if (query.get('redirect_uri') !== redirectUri) return null;
  const text = words[language];
  const link = (answer: Record<string, string>, label: string): string =>
    `<p><a href="${escape(`${redirectUri}?${new URLSearchParams(answer).toString()}`)}">${label}</a></p>`;
  const denial = { error: 'access_denied', state: query.get('state') ?? '' };
  return htmlPage(
    language,
    text.title,
    `<p>${text.ask}</p>${link(double.allow(query), text.allow)}${link(denial, text.decline)}`,
  );
}

interface Page {
  readonly status: number;
  readonly html: string;
}

/** The page after someone leaves a meeting with the form on the meeting's page; null for any other path. */
export function leavePage({ leave }: Visits, path: string, language: Language): Page | null {
  const [, number] = /^\/left\/(\d+)$/.exec(path) ?? [];
  if (number === undefined) return null;
  leave(Number(number));
  const text = words[language];
  return {
    status: 200,
    html: htmlPage(language, text.title, `<p>${text.left}</p><p><a href="/">${text.site}</a></p>`),
  };
}

/**
 * The meeting's page, at /j/{id} for participants and at /s/{id} for the host; null for any other path. A participant who opens it
 * has joined, until they leave.
 */
export function meetingPage(
  { come }: Visits,
  { meetings }: Pick<MeetingDouble, 'meetings'>,
  { path, query, language }: { readonly path: string; readonly query: URLSearchParams; readonly language: Language },
): Page | null {
  const [, kind, id] = /^\/([js])\/(\d+)$/.exec(path) ?? [];
  if (kind === undefined) return null;
  const text = words[language];
  const meeting = meetings.get(Number(id));
  if (!meeting) return { status: 404, html: htmlPage(language, text.title, `<p>${text.gone}</p>`) };
  const { facts, password } = meeting;
  const content = [
    `<p><strong>${escape(facts.topic)}</strong></p>`,
    `<p>${kind === 's' ? text.host : text.meeting}</p>`,
    `<p>${text.begins}: ${escape(facts.start_time)} (${escape(facts.timezone ?? 'UTC')})</p>`,
    `<p>${text.passcode}: ${password}</p>`,
    ...(kind === 'j'
      ? [
          `<form method="post" action="../left/${String(come(meeting, query.get('tk')))}"><button>${text.leave}</button></form>`,
        ]
      : []),
  ];
  return { status: 200, html: htmlPage(language, text.title, content.join('')) };
}
