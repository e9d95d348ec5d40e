import type { AppContext } from '../context.ts';
import { writtenContent } from '../event-desk/present.ts';
import { findEdited, insertDraft } from '../event-desk/store.ts';
import { formatEventDate } from '../events/rules.ts';
import { copyContent } from '../events/content/rules.ts';
import { addDays, readIsoDay } from '../platform/moments/rules.ts';

/** How many days from today the drafted event begins. */
const daysAhead = 200;

/** Adds an event draft by a staff member: a copy of an earlier event whose Spanish texts are not written yet. */
export async function seedDraft({ db, clock, today }: AppContext, userId: number): Promise<void> {
  const from = addDays(readIsoDay(today()), daysAhead);
  const weekday = new Date(Date.UTC(from.year, from.month - 1, from.day)).getUTCDay();
  const friday = formatEventDate(addDays(from, (5 - weekday + 7) % 7));
  const { texts, ...content } = copyContent(writtenContent(await findEdited(db, 'demo-past-retreat')), friday);
  const { wog: _, wogReference: __, ...en } = texts.en;
  const { timings, location, paymentOptions, contact, fee } = texts.es;
  const draft = {
    ...content,
    texts: {
      en: {
        ...en,
        name: 'Weekend of Hope',
        short_description: 'A residential weekend for everyone who finds it hard to hope at present.',
      },
      es: {
        name: 'Retiro de la esperanza',
        ...(timings !== undefined && { timings }),
        ...(location !== undefined && { location }),
        ...(paymentOptions && { paymentOptions }),
        ...(contact !== undefined && { contact }),
        ...(fee !== undefined && { fee }),
      },
    },
  };
  await insertDraft(db, draft, { userId, now: clock() });
}
