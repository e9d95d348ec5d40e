import { SignedSheet, Stack, type SheetSignature } from '#design-system';
import { useIntl, type IntlShape } from 'react-intl';
import { formatDay } from '../platform/language/format-day.ts';
import type { Schemas } from '../platform/client/client.ts';
import { eventDates } from '../events/port/event-dates.ts';
import { WaiverWords } from './port/waiver-text.tsx';

type Signed = Schemas['SignedWaiver'];

function signatureOn(intl: IntlShape, { method, signerName, drawing }: Signed): SheetSignature | undefined {
  if (drawing !== undefined)
    return { drawing, label: intl.formatMessage({ id: 'waiver.sheet.drawn' }, { name: signerName }) };
  return method === 'typed' ? { name: signerName } : undefined;
}

function moment(intl: IntlShape, iso: string, timeZone: string): string {
  return intl.formatDate(iso, { dateStyle: 'long', timeStyle: 'long', timeZone });
}

/** A day without a time, YYYY-MM-DD, in words. */
function dayInWords(intl: IntlShape, day: string): string {
  return formatDay(intl, day, { dateStyle: 'long' });
}

/** The responsible adult named in a minor's text. */
function inCareOf(intl: IntlShape, adult: string | undefined) {
  return adult === undefined ? [] : [{ term: intl.formatMessage({ id: 'responsible.adult' }), description: adult }];
}

/** Every signed text, word for word, each on its own sheet. */
export function SignedSheets({ signed: { event, reference, texts, items } }: { signed: Schemas['SignedWaivers'] }) {
  const intl = useIntl();
  const term = (id: 'for' | 'event' | 'by' | 'at' | 'on' | 'method' | 'text' | 'reference') =>
    intl.formatMessage({ id: `waiver.sheet.${id}` });
  return (
    <Stack gap="xl">
      {items.flatMap((item) => {
        const text = texts.find(({ version, language }) => version === item.version && language === item.language);
        if (!text) return [];
        return [
          <SignedSheet
            key={item.id}
            title={text.title}
            lang={text.language}
            signature={signatureOn(intl, item)}
            facts={[
              { term: term('for'), description: item.personName },
              ...inCareOf(intl, item.responsibleAdult),
              { term: term('event'), description: `${item.eventName}, ${eventDates(intl, event)}` },
              {
                term: term('by'),
                description: intl.formatMessage(
                  { id: `waiver.sheet.signer.${item.relation}` },
                  { name: item.signerName },
                ),
              },
              { term: term('method'), description: intl.formatMessage({ id: `waiver.sheet.method.${item.method}` }) },
              ...(item.signedOn === undefined
                ? []
                : [{ term: term('on'), description: dayInWords(intl, item.signedOn) }]),
              {
                term: intl.formatMessage({ id: item.method === 'paper' ? 'waiver.sheet.noted' : 'waiver.sheet.at' }),
                description: moment(intl, item.signedAt, event.timeZone),
              },
              {
                term: term('text'),
                description: intl.formatMessage(
                  { id: 'waiver.sheet.version' },
                  { language: intl.formatMessage({ id: `language.${item.language}` }), version: item.version },
                ),
              },
              ...(reference === undefined ? [] : [{ term: term('reference'), description: reference }]),
            ]}
          >
            <WaiverWords blocks={text.blocks} level={3} />
          </SignedSheet>,
        ];
      })}
    </Stack>
  );
}

/** The current text for everyone who has not signed, to sign by hand. */
export function PaperSheets({ waivers: { event, people, text, reference } }: { waivers: Schemas['Waivers'] }) {
  const intl = useIntl();
  return (
    <Stack gap="xl">
      {people
        .filter(({ signature }) => !signature)
        .map(({ memberId, firstName, lastName, isMinor, responsibleAdult }) => (
          <SignedSheet
            key={memberId}
            title={text.title}
            lang={text.language}
            facts={[
              { term: intl.formatMessage({ id: 'waiver.sheet.for' }), description: `${firstName} ${lastName}` },
              ...inCareOf(intl, responsibleAdult),
              {
                term: intl.formatMessage({ id: 'waiver.sheet.event' }),
                description: `${event.name}, ${eventDates(intl, event)}`,
              },
              { term: intl.formatMessage({ id: 'waiver.sheet.text' }), description: text.version },
              ...(reference === undefined
                ? []
                : [{ term: intl.formatMessage({ id: 'waiver.sheet.reference' }), description: reference }]),
            ]}
            blanks={[
              intl.formatMessage({ id: isMinor ? 'waiver.paper.parentName' : 'waiver.paper.name' }),
              intl.formatMessage({ id: 'waiver.paper.signature' }),
              intl.formatMessage({ id: 'waiver.paper.date' }),
            ]}
          >
            <WaiverWords blocks={text.blocks} level={3} />
          </SignedSheet>
        ))}
    </Stack>
  );
}
