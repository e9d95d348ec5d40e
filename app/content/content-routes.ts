import { contentPages, type ContentPage } from '#rules/pages';
import type { RouteObject } from 'react-router-dom';
import { screen, type Environment } from '../shell/screen.ts';
import type { ContentName } from './content.ts';

/** The routes of the pages whose words are content. */
export function contentRoutes(environment: Environment): RouteObject[] {
  const wordsOf = (name: ContentName, isPrivate?: boolean) =>
    screen(environment, async () => (await import('./content-screen.tsx')).contentScreen(name, { isPrivate }));

  const pages: Record<Exclude<ContentPage, 'home'>, Pick<RouteObject, 'lazy'>> = {
    retreat: wordsOf('retreat'),
    marian: wordsOf('marian'),
    grace: wordsOf('grace'),
    firstSaturday: wordsOf('firstSaturday'),
    evangelization: wordsOf('evangelization'),
    deliverance: wordsOf('deliverance'),
    sabbath: wordsOf('sabbath'),
    sabbathRetreat: wordsOf('sabbathRetreat'),
    prayer: wordsOf('prayer'),
    prayers: wordsOf('prayers'),
    wog: wordsOf('wog'),
    confession: wordsOf('confession'),
    ministries: wordsOf('ministries'),
    contact: wordsOf('contact'),
    'waiver-form': wordsOf('waiver-form'),
    privacy: wordsOf('privacy'),
  };

  return [
    ...Object.entries(pages).map(([name, route]) => ({ path: contentPages[name as keyof typeof pages], caseSensitive: true, ...route })),
    { path: '/offline', caseSensitive: true, ...wordsOf('offline', true) },
    // An address that is none, unless it is that of a person's page.
    { path: '/:slug', ...screen(environment, () => import('./person-screen.tsx')) },
  ];
}
