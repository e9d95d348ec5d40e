interface ReminderFacts {
  readonly event: string;
  readonly reference: string;
  /** What is still to be paid and by when, as a sentence. */
  readonly balance: string;
}

interface ReminderText {
  readonly subject: (facts: ReminderFacts) => string;
  readonly paragraphs: (facts: ReminderFacts) => readonly string[];
}

type ReminderTexts = Readonly<Record<'balanceReminder' | 'restReminder', ReminderText>>;

const paragraphs = {
  en: ({ event, balance }: ReminderFacts) => [
    `Your places at ${event} are held for you. ${balance}`,
    'If you have paid in the last few days, thank you; please disregard this email. If paying is difficult for you, please write to us.',
  ],
  es: ({ event, balance }: ReminderFacts) => [
    `Sus lugares en «${event}» siguen reservados. ${balance}`,
    'Si ya pagó en estos días, muchas gracias; no tenga en cuenta este correo. Si se le dificulta pagar, escríbanos.',
  ],
};

/** What parties are reminded of that still have to pay: what is due, and the rest before its day. */
export const reminderTexts: Readonly<Record<'en' | 'es', ReminderTexts>> = {
  en: {
    balanceReminder: {
      subject: ({ event, reference }) => `A reminder: payment for ${event} (${reference})`,
      paragraphs: paragraphs.en,
    },
    restReminder: {
      subject: ({ event, reference }) => `The rest of your payment for ${event} (${reference})`,
      paragraphs: paragraphs.en,
    },
  },
  es: {
    balanceReminder: {
      subject: ({ event, reference }) => `Le recordamos el pago: ${event} (${reference})`,
      paragraphs: paragraphs.es,
    },
    restReminder: {
      subject: ({ event, reference }) => `El resto de su pago: ${event} (${reference})`,
      paragraphs: paragraphs.es,
    },
  },
};
