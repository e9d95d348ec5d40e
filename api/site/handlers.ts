import { sql } from 'kysely';
import { ownerPlaces } from '../platform/contract/enums.gen.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { isUnavailable, within } from '../platform/data/unavailable.ts';
import { firstOpenEvent } from '../events/rules.ts';
import { findPublicEvents } from '../events/port.ts';
import type { StoredEvent } from '../events/port.ts';
import type { AppContext } from '../context.ts';
import { siteFiles } from './files.ts';
import { readOwnerTexts } from './owner-texts.ts';

/** How long a request waits for the database, in ms, before it counts as down. */
const longestWait = 3_000;

/** Facts about the site, and whether this process is healthy. */
export function siteHandlers(context: AppContext): Pick<Handlers, 'getSite' | 'listOwnerTexts' | 'getHealth'> {
  const { config, db, clock, today, demoMailDirectory } = context;
  const { site, publicUrl } = config;
  const { links } = site;
  const { logo, promoVideo, captions } = siteFiles(config);
  const ownerTexts = readOwnerTexts(site.textsFile);
  const person = ({ slug, name }: typeof site.founder) => ({ slug, name: name ?? null });

  let known: readonly StoredEvent[] | undefined;

  /** The last known events, for when the database is down: every page's menu names the open retreat. */
  const lastKnownEvents = async (): Promise<readonly StoredEvent[]> => {
    try {
      known = await within(longestWait, findPublicEvents(db));
    } catch (error) {
      if (!known || !isUnavailable(error)) throw error;
    }
    return known;
  };

  return {
    async getHealth({ query: { only } }, reply) {
      if (only !== 'process' && context.isStopping()) throw new ProblemError('unavailable');
      if (only === undefined) await within(longestWait, sql`select 1`.execute(db));
      return reply(200, { status: 'ok' });
    },

    async getSite({ query: { lng } }, reply) {
      const open = firstOpenEvent(await lastKnownEvents(), clock());
      return reply(200, {
        organisationName: site.name[lng],
        copyrightHolder: site.copyrightHolder[lng],
        email: site.email,
        phone: site.phone,
        address: [...site.addressLines],
        links: [
          { id: 'news', href: links.news },
          { id: 'retreatCentre', href: links.retreatCentre },
          { id: 'church', href: links.church },
          { id: 'vatican', href: links.vatican },
          { id: 'facebook', href: links.facebook },
          { id: 'youtube', href: links.youtube },
          { id: 'instagram', href: links.instagram },
          { id: 'website', href: links.website },
          { id: 'map', href: links.map },
        ],
        people: { founder: person(site.founder), director: person(site.director) },
        logo: logo?.address ?? null,
        promoVideo: promoVideo
          ? { src: promoVideo.address, captions: captions.map(({ language, address }) => ({ language, src: address })) }
          : null,
        demo: demoMailDirectory !== null,
        meetings: config.meetings !== null,
        openRetreat: open && { id: open.id, name: open.texts[lng].name },
        publicUrl,
        timeZone: site.timeZone,
        today: today(),
      });
    },

    async listOwnerTexts({ query: { lng } }, reply) {
      const items = ownerPlaces.flatMap((place) => {
        const text = ownerTexts[place];
        return text ? [{ place, text: text[lng] }] : [];
      });
      return reply(200, { items });
    },
  };
}
