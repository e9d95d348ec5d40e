import { contentPages, type ContentPage } from '#rules/pages';
import type { RouteObject } from 'react-router-dom';
import type { FormPageData } from './forms/port/load-form.ts';
import { reloadsFor } from './platform/shell/navigate/revalidation.ts';
import { screen, type Environment } from './platform/shell/screen.ts';
import type { ContentName } from './content/port/content.ts';

/** The routes of the content pages. */
export function contentRoutes(environment: Environment): RouteObject[] {
  const page = <Data>(load: Parameters<typeof screen<Data>>[1]) => screen(environment, load, 'content');
  const wordsOf = (name: ContentName) =>
    page(async () => (await import('./content/content-screen.tsx')).contentScreen(name));

  // A form keeps its stamp until the page changes language.
  const withForm = (load: Parameters<typeof screen<FormPageData>>[1]) => ({
    shouldRevalidate: reloadsFor(),
    ...screen(environment, load, 'form'),
  });

  const pages: Record<Exclude<ContentPage, 'home'>, Pick<RouteObject, 'lazy' | 'shouldRevalidate'>> = {
    retreat: page(() => import('./events/retreat-screen.tsx')),
    marian: wordsOf('marian'),
    grace: wordsOf('grace'),
    firstSaturday: wordsOf('firstSaturday'),
    evangelization: wordsOf('evangelization'),
    deliverance: wordsOf('deliverance'),
    sabbath: withForm(() => import('./sabbath/sabbath-screen.tsx')),
    sabbathRetreat: withForm(() => import('./sabbath/sabbath-retreat-screen.tsx')),
    prayer: withForm(() => import('./prayer/prayer-screen.tsx')),
    prayers: page(() => import('./content/prayers/prayers-screen.tsx')),
    wog: page(() => import('./content/prayers/scripture-screen.tsx')),
    confession: page(() => import('./content/confession/confession-screen.tsx')),
    ministries: wordsOf('ministries'),
    contact: withForm(() => import('./contact/contact-screen.tsx')),
    'waiver-form': {
      shouldRevalidate: reloadsFor(),
      ...screen(environment, () => import('./waiver/waiver-screen.tsx'), 'waiver'),
    },
    privacy: wordsOf('privacy'),
  };

  return [
    ...Object.entries(pages).map(([name, route]) => ({
      path: contentPages[name as keyof typeof pages],
      caseSensitive: true,
      ...route,
    })),
    {
      path: '/offline',
      caseSensitive: true,
      ...screen(environment, () => import('./home/offline-screen.tsx')),
    },
    // Any other address is unknown, unless it belongs to a person's page.
    { path: '*', ...page(() => import('./home/person-screen.tsx')) },
  ];
}
