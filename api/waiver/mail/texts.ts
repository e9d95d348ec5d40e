import type { MailName } from '../../platform/mail/name.ts';

/** What the emails about the waiver may mention. Names of minors are not among it. */
interface WaiverMailFacts {
  readonly event: string;
  /** Who registered the party. */
  readonly contact: MailName;
  /** Until when a link works, in words. */
  readonly until: string;
  /** How many of the party are still to be signed for. */
  readonly missing: number;
}

interface WaiverMailText {
  readonly subject: (facts: WaiverMailFacts) => string;
  readonly paragraphs: (facts: WaiverMailFacts) => readonly [string, ...string[]];
  readonly button: string;
  readonly after: (facts: WaiverMailFacts) => readonly string[];
}

/** What the emails about the waiver say, in both languages. */
export const waiverMailTexts: Readonly<Record<'en' | 'es', Readonly<Record<'link' | 'reminder', WaiverMailText>>>> = {
  en: {
    link: {
      subject: ({ event }) => `Please sign the waiver for ${event}`,
      paragraphs: ({ event, contact }) => [
        `${contact} has registered you, or someone for whom you are responsible, for ${event}. Before it begins, each adult reads and signs a short text, the waiver; a parent or legal guardian signs for a minor.`,
        'It takes two minutes. You just type your name; you need no account and no printer.',
      ],
      button: 'Read and sign',
      after: ({ contact, until }) => [
        `The link is for you alone and works until ${until}. Please do not share it.`,
        `If you do not know ${contact} or did not expect this, you can ignore this email: nothing is signed without you.`,
      ],
    },
    reminder: {
      subject: ({ event }) => `Signatures are missing for ${event}`,
      paragraphs: ({ event, missing }) => [
        missing === 1
          ? `${event} begins soon, and your group is still missing one signature on the waiver.`
          : `${event} begins soon, and your group is still missing ${String(missing)} signatures on the waiver.`,
        'You can sign for yourself and for your children in one go, and send a link to adults who are not with you.',
      ],
      button: 'See who has signed, and sign',
      after: () => ['If you would rather sign on paper, you can do so on arrival. Signing now saves you the wait.'],
    },
  },
  es: {
    link: {
      subject: ({ event }) => `Le pedimos su firma: ${event}`,
      paragraphs: ({ event, contact }) => [
        `${contact} lo o la inscribió en «${event}», o inscribió a alguien de quien usted es responsable. Antes de empezar, cada adulto lee y firma un texto breve, la exención de responsabilidad; por un menor firma su padre, su madre o su tutor legal.`,
        'Son dos minutos. Basta con escribir su nombre; no necesita cuenta ni impresora.',
      ],
      button: 'Leer y firmar',
      after: ({ contact, until }) => [
        `El enlace es solo para usted y sirve hasta el ${until}. Le rogamos que no lo comparta.`,
        `Si no conoce a ${contact} o no esperaba este correo, no haga nada: sin usted no se firma nada.`,
      ],
    },
    reminder: {
      subject: ({ event }) => `Faltan firmas: ${event}`,
      paragraphs: ({ event, missing }) => [
        missing === 1
          ? `«${event}» empieza pronto y en la exención de responsabilidad falta todavía una firma de su grupo.`
          : `«${event}» empieza pronto y en la exención de responsabilidad faltan todavía ${String(missing)} firmas de su grupo.`,
        'Puede firmar de una vez por usted y por sus hijos, y enviar un enlace a los adultos que no están a su lado.',
      ],
      button: 'Ver quién ya firmó y firmar',
      after: () => ['Si prefiere firmar en papel, puede hacerlo al llegar. Si firma ahora, se ahorra la espera.'],
    },
  },
};

/** What the confirmation of a registration says of the waiver, in both languages. */
export const confirmationTexts = {
  en: {
    heading: 'The waiver',
    text: 'Before the event each adult reads and signs a short text; a parent or legal guardian signs for a minor. It takes two minutes, and you can send a link to adults who are not with you.',
    button: 'Read and sign the waiver',
  },
  es: {
    heading: 'La exención de responsabilidad',
    text: 'Antes del evento cada adulto lee y firma un texto breve; por un menor firma su padre, su madre o su tutor legal. Son dos minutos, y puede enviar un enlace a los adultos que no están a su lado.',
    button: 'Leer y firmar la exención',
  },
} as const;
