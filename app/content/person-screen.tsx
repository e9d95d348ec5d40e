import { useIntl, type IntlShape } from 'react-intl';
import { dataOf } from '../client/client.ts';
import { people, type Person } from '#rules/pages';
import * as unknownAddress from '../home/unknown-address-screen.tsx';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';
import type { OwnerPlace, PageContent } from './blocks.ts';
import { ContentPage } from './content-page.tsx';
import { loadOwnerTexts } from './content-screen.tsx';
import { withName } from './content-text.tsx';
import { loadContent } from './content.ts';
import { drawings } from './drawings.ts';

export async function load(input: LoadInput) {
  const { api, language, params } = input;
  const site = await dataOf(api.GET('/site', { params: { query: { lng: language } } }));
  const person = people.find((candidate) => site.people[candidate].slug === params.slug);
  // Home's own data, for an address that is nobody's.
  if (!person) return unknownAddress.load(input);
  const content = await loadContent(person, language);
  return { person, name: site.people[person].name, content, ownerTexts: await loadOwnerTexts(api, language, content) };
}

/** The configured name; without one the page speaks of the office. */
function nameOf(intl: IntlShape, { person, name }: { person: Person; name: string | null }): string {
  return name ?? intl.formatMessage({ id: `person.${person}` });
}

export function head(intl: IntlShape, data: Awaited<ReturnType<typeof load>>): Head {
  if (!('person' in data)) return unknownAddress.head(intl, data);
  const name = nameOf(intl, data);
  return { title: withName(data.content.title, name), description: withName(data.content.description, name) };
}

/** The page of a person at the configured address, and Home at any other. */
export function Component() {
  const data = useScreenData<typeof load>();
  return 'person' in data ? <PersonPage {...data} /> : <unknownAddress.Component />;
}

function PersonPage(data: { person: Person; name: string | null; content: PageContent; ownerTexts: Partial<Record<OwnerPlace, string>> }) {
  const intl = useIntl();
  return <ContentPage content={data.content} name={nameOf(intl, data)} drawing={drawings[data.person]} ownerTexts={data.ownerTexts} />;
}
