import { lazy } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { dataOf } from '../platform/client/client.ts';
import { people, type Person } from '#rules/pages';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import type { OwnerPlace, PageContent } from '../content/port/blocks.ts';
import { ContentPage } from '../content/port/content-page.tsx';
import { loadOwnerTexts } from '../content/port/owner-texts.ts';
import { withName } from '../content/port/content-text.tsx';
import { loadContent } from '../content/port/content.ts';
import { drawings } from '../content/port/drawings.ts';

/** Home, shown at unknown addresses as the specification requires. A person's page does not load it. */
const loadHome = () => loadChunk(() => import('./home-screen.tsx'));
const Home = lazy(async () => ({ default: (await loadHome()).Component }));

export async function load(input: LoadInput) {
  const { api, language, params } = input;
  const site = await dataOf(api.GET('/site', { params: { query: { lng: language } } }));
  const person = people.find((candidate) => site.people[candidate].slug === params['*']);
  if (!person) return (await loadHome()).load(input);
  const content = await loadContent(person, language);
  return { person, name: site.people[person].name, content, ownerTexts: await loadOwnerTexts(api, language, content) };
}

/** The configured name, or the title of the office if none is configured. */
function nameOf(intl: IntlShape, { person, name }: { person: Person; name: string | null }): string {
  return name ?? intl.formatMessage({ id: `person.${person}` });
}

export function head(intl: IntlShape, data: Awaited<ReturnType<typeof load>>): Head {
  // The status tells machines that the page does not exist.
  if (!('person' in data)) return { title: data.content.title, description: data.content.description, status: 404 };
  const name = nameOf(intl, data);
  return { title: withName(data.content.title, name), description: withName(data.content.description, name) };
}

/** The page of a person at its configured address, and Home at any other. */
export function Component() {
  const data = useScreenData<typeof load>();
  if ('person' in data) return <PersonPage {...data} />;
  // No Suspense boundary here: the server would send a hole and a script to fill it. Without one, the server's page stays
  // visible while the code loads.
  return <Home />;
}

function PersonPage(data: {
  person: Person;
  name: string | null;
  content: PageContent;
  ownerTexts: Partial<Record<OwnerPlace, string>>;
}) {
  const intl = useIntl();
  return (
    <ContentPage
      content={data.content}
      name={nameOf(intl, data)}
      drawing={drawings[data.person]}
      ownerTexts={data.ownerTexts}
    />
  );
}
