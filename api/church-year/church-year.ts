import type { LiturgicalDay } from 'romcal';
import type { components } from '../platform/contract/schema.gen.ts';
import { isoDay, type CalendarDay } from '../platform/moments/rules.ts';
import type { Language } from '../platform/language/rules.ts';
import { celebrationName } from './names.ts';
import { type LiturgicalSeason } from './rules.ts';

type ChurchDay = components['schemas']['ChurchDay'];

/** A day of the Church's year in one language. */
export interface YearDay extends Pick<ChurchDay, 'name' | 'season' | 'color' | 'rank' | 'alsoKept'> {
  /** The celebration's id in the calendar. */
  readonly celebration: string;
}

type Year = ReadonlyMap<string, YearDay>;

/** The calendar's own word for a saint whose memorial is optional on a weekday. */
const optional = 'optional';

const ranks: Readonly<Record<string, ChurchDay['rank'] | typeof optional>> = {
  OPTIONAL_MEMORIAL: optional,
  SOLEMNITY: 'solemnity',
  SUNDAY: 'sunday',
  FEAST: 'feast',
  MEMORIAL: 'memorial',
  WEEKDAY: 'weekday',
};

const colors: Readonly<Record<string, ChurchDay['color']>> = {
  PURPLE: 'violet',
  BLACK: 'violet',
  WHITE: 'white',
  GOLD: 'white',
  GREEN: 'green',
  RED: 'red',
  ROSE: 'rose',
};

const seasons: Readonly<Record<string, LiturgicalSeason>> = {
  ADVENT: 'advent',
  CHRISTMAS_TIME: 'christmas',
  LENT: 'lent',
  PASCHAL_TRIDUUM: 'triduum',
  EASTER_TIME: 'easter',
  ORDINARY_TIME: 'ordinary',
};

/** The calendar ranks All Souls as a solemnity because it takes precedence like one, although it is not one. */
const commemorations: readonly string[] = ['commemoration_of_all_the_faithful_departed'];

/** Celebrations that the General Roman Calendar leaves optional and the dioceses of the Americas keep as feasts. */
const feastsOfTheAmericas: readonly string[] = ['our_lady_of_guadalupe'];

function summarize(celebrations: readonly LiturgicalDay[], language: Language): YearDay {
  const [proper] = celebrations;
  if (!proper) throw new Error('The calendar has a day without a celebration');
  const main = celebrations.find(({ id }) => feastsOfTheAmericas.includes(id)) ?? proper;
  // Easter Sunday closes the Triduum and opens its own season, with which people associate it.
  const season = seasons[proper.seasons.at(-1) ?? ''] ?? 'ordinary';
  const rankOf = ({ id, rank }: LiturgicalDay) =>
    commemorations.includes(id) ? 'commemoration' : (ranks[rank] ?? 'weekday');
  const rank = rankOf(main);
  return {
    celebration: main.id,
    name: celebrationName(main.id, main.name, language, season),
    season,
    // On Holy Saturday the Church has no Mass and the calendar no color.
    color: colors[main.colors[0] ?? ''] ?? 'violet',
    rank: rank === optional ? 'feast' : rank,
    alsoKept:
      rank === 'weekday'
        ? celebrations
            .filter((other) => rankOf(other) === optional)
            .map(({ id, name }) => celebrationName(id, name, language, season))
        : [],
  };
}

async function computeYear(year: number, language: Language): Promise<Year> {
  // The translation library's own switch that stops it from advertising itself on the console.
  process.env.I18NEXT_NO_SUPPORT_NOTICE = '1';
  // Several megabytes, so they are loaded for the first reader who asks for a day.
  const [{ Romcal }, { GeneralRoman_En, GeneralRoman_Es }] = await Promise.all([
    import('romcal'),
    import('@romcal/calendar.general-roman'),
  ]);
  const romcal = new Romcal({
    localizedCalendar: language === 'en' ? GeneralRoman_En : GeneralRoman_Es,
    // As most dioceses of the United States keep them; a few celebrate the Ascension on its Thursday.
    epiphanyOnSunday: true,
    ascensionOnSunday: true,
    corpusChristiOnSunday: true,
  });
  const calendar = await romcal.generateCalendar(year);
  return new Map(Object.entries(calendar).map(([date, celebrations]) => [date, summarize(celebrations, language)]));
}

/** This year and, around its end, the next one, in both languages. */
const yearsKept = 4;

/**
 * The Church's year: the General Roman Calendar with Epiphany, Ascension and Corpus Christi on Sunday, and Our Lady of Guadalupe as
 * a feast, as in the Americas. A year is computed once per language, and only the parts that pages show are kept.
 */
export function createChurchYear(): (day: CalendarDay, language: Language) => Promise<YearDay> {
  const years = new Map<string, Promise<Year>>();

  function yearIn(year: number, language: Language): Promise<Year> {
    const key = `${String(year)} ${language}`;
    const known = years.get(key);
    if (known) return known;
    const computed = computeYear(year, language);
    // Waiting readers get the error; the next reader tries again.
    computed.catch(() => years.delete(key));
    years.set(key, computed);
    const [oldest] = years.keys();
    if (years.size > yearsKept && oldest !== undefined) years.delete(oldest);
    return computed;
  }

  return async (day, language) => {
    const found = (await yearIn(day.year, language)).get(isoDay(day));
    if (!found) throw new Error(`The calendar has no ${isoDay(day)}`);
    return found;
  };
}
