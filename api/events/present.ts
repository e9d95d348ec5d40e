import type { Config } from '../platform/config.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { paymentMethodsOnline } from '../payments/rules.ts';
import { offeredBands } from '../pricing/rules.ts';
import { payPalClientId, takesPayPal } from './paypal.ts';
import { currentDeposit, registrationWindow } from './rules.ts';
import type { StoredEvent } from './store.ts';

type Event = components['schemas']['Event'];
type RegisteredEvent = components['schemas']['RegisteredEvent'];
type Language = 'en' | 'es';
type PaymentMethod = components['schemas']['PaymentMethod'];
type Site = Pick<Config['site'], 'email' | 'phone'>;

/** The configuration that an event's page needs. */
type Surroundings = { readonly site: Site } & Pick<Config, 'payPal'>;

/** Placeholder for a registration's own reference. */
const ownReference = { en: 'your reference', es: 'su referencia' } as const;

/** Fills {email}, {phone} and {reference} in a text of an event. */
function fill(event: StoredEvent, site: Site, reference: string, text: string): string {
  return text
    .replaceAll('{email}', event.links.retreatEmail ?? site.email)
    .replaceAll('{phone}', site.phone)
    .replaceAll('{reference}', reference);
}

/** Returns the instructions for paying with one method, including the registration's reference; undefined if the event has none. */
export function paymentInstructions(
  event: StoredEvent,
  method: PaymentMethod,
  reference: string,
  language: Language,
  site: Site,
): string | undefined {
  const text = event.texts[language].paymentOptions?.[method];
  return text === undefined ? undefined : fill(event, site, reference, text);
}

/** Returns the event's information about the trip for a party: what to bring and how to get there. */
export function arrivalNotes(
  event: StoredEvent,
  language: Language,
  reference: string,
  site: Site,
): { readonly packing?: string; readonly travel?: string } {
  const { packing, travel } = event.texts[language];
  return {
    ...(packing !== undefined && { packing: fill(event, site, reference, packing) }),
    ...(travel !== undefined && { travel: fill(event, site, reference, travel) }),
  };
}

/** Returns an event in the form of the contract, in one language, with the state of its registration at that moment. */
export function presentEvent(event: StoredEvent, language: Language, now: Date, config: Surroundings): Event {
  const { site } = config;
  const {
    texts,
    links,
    taken,
    waiting,
    updatedAt: _,
    isHidden: _isHidden,
    deposit: _deposit,
    cancellationMessage: _message,
    ...facts
  } = event;
  const deposit = currentDeposit(event, now);
  const { paymentOptions, contact, fee, packing: _packing, travel: _travel, ...own } = texts[language];
  const filled = (text: string): string => fill(event, site, ownReference[language], text);
  const clientId = payPalClientId(event, config);
  const instructions = event.paymentMethods.flatMap((method) => {
    const text = paymentOptions?.[method];
    return text === undefined ? [] : [[method, filled(text)] as const];
  });
  return {
    ...facts,
    ...own,
    ...links,
    ...(instructions.length > 0 && {
      paymentOptions: instructions.map(([, text]) => text).join('\n\n'),
      paymentInstructions: Object.fromEntries(instructions),
    }),
    ...(contact !== undefined && { contact: filled(contact) }),
    ...(fee !== undefined && { fee: filled(fee) }),
    ...(clientId !== undefined && { paypal_clientID: clientId }),
    onlinePaymentMethods: paymentMethodsOnline(event, takesPayPal(event, config)),
    ...(deposit && { deposit }),
    offeredBands: offeredBands(event),
    registration: registrationWindow(event, { taken, waiting }, now),
  };
}

/** Returns the event data that a registration includes. */
export function presentRegisteredEvent(event: StoredEvent, language: Language): RegisteredEvent {
  const { name, timings, location, address } = event.texts[language];
  const { id, type, start_date, end_date, timeZone, links, cancelled_at, cancellationMessage } = event;
  const { whatsAppLink, retreatEmail } = links;
  return {
    id,
    name,
    type,
    start_date,
    end_date,
    timings,
    location,
    timeZone,
    ...(address !== undefined && { address }),
    ...(whatsAppLink !== undefined && { whatsAppLink }),
    ...(retreatEmail !== undefined && { retreatEmail }),
    ...(cancelled_at !== undefined && {
      cancellation: cancellationMessage ? { message: cancellationMessage[language] } : {},
    }),
  };
}
