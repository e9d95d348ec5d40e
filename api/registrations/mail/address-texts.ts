interface AddressFacts {
  readonly event: string;
  readonly reference: string;
  /** Until when the places are safe although nobody has confirmed the address, in words. */
  readonly safeUntil: string;
}

interface AddressText {
  readonly subject: (facts: AddressFacts) => string;
  readonly paragraphs: (facts: AddressFacts) => readonly string[];
}

/** What a party is told whose address nobody has confirmed: once more to confirm it, and that its places are gone for now. */
export const addressTexts: Readonly<
  Record<'en' | 'es', Readonly<Record<'addressReminder' | 'addressReleased', AddressText>>>
> = {
  en: {
    addressReminder: {
      subject: ({ event, reference }) => `Please confirm your email address for ${event} (${reference})`,
      paragraphs: ({ event, safeUntil }) => [
        `Your places at ${event} are booked. Only one thing is missing: we do not know yet whether our emails reach you.`,
        'Please press the button below. That is all: there is nothing to fill in, and you do not have to log in. If you would rather call us, we will confirm your address by phone.',
        `We keep your places until ${safeUntil} in any case. After that, if hardly any places are left or others are waiting, yours may go to them. You would lose nothing else: your family or group would wait ahead of everyone else, with the same price and everything you told us.`,
      ],
    },
    addressReleased: {
      subject: ({ event, reference }) => `You are at the front of the waiting list for ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `We could not confirm your email address, and others need the places at ${event}. So we have given yours back for now, and you are at the front of the waiting list.`,
        'Nothing else has changed: your price and everything you told us stay as they are. Please pay nothing for now.',
        'Would you still like to come? Please press the button below to confirm your address, or call us. As soon as there are places for all of you, we will offer them to you.',
      ],
    },
  },
  es: {
    addressReminder: {
      subject: ({ event, reference }) => `Confirme su correo electrónico: ${event} (${reference})`,
      paragraphs: ({ event, safeUntil }) => [
        `Sus lugares en «${event}» están reservados. Solo falta una cosa: todavía no sabemos si nuestros correos le llegan.`,
        'Le pedimos que oprima el botón de abajo. Eso es todo: no hay nada que llenar ni tiene que iniciar sesión. Si prefiere llamarnos, confirmaremos su dirección por teléfono.',
        `En cualquier caso le guardamos sus lugares hasta el ${safeUntil}. Después, si ya casi no quedan lugares o hay otras personas en espera, los suyos podrían pasar a ellas. No perdería nada más: su familia o grupo quedaría en espera antes que todos los demás, con el mismo precio y con todo lo que nos dijo.`,
      ],
    },
    addressReleased: {
      subject: ({ event, reference }) => `Está al frente de la lista de espera: ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `No pudimos confirmar su correo electrónico y otras personas necesitan los lugares en «${event}». Por eso dejamos libres los suyos por ahora, y usted está al frente de la lista de espera.`,
        'Nada más ha cambiado: su precio y todo lo que nos dijo quedan como están. Por ahora, le rogamos que no pague nada.',
        '¿Todavía quiere venir? Oprima el botón de abajo para confirmar su dirección, o llámenos. En cuanto haya lugares para todos ustedes, se los ofreceremos.',
      ],
    },
  },
};
