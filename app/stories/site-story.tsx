import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toLanguage } from '#rules/language';
import { loadMessages, type Messages } from '../platform/messages/messages.ts';
import { forgetSession, storeSession, type User } from '../session/session-storage.ts';
import { everyPage } from './answers.ts';
import { SitePage } from './site-page.tsx';

export interface SiteArgs {
  address: string;
  /** Who is logged in; without it a visitor. */
  user?: User;
}

export type SiteStory = StoryObj<SiteArgs>;

// A screen is fetched when it is opened; a busy machine takes its time over the first of them.
configure({ asyncUtilTimeout: 10_000 });

const hour = 3_600_000;

/** What the stories of screens have in common: the site in the toolbar's language, as someone who has just opened it. */
export const siteMeta = {
  args: { address: '/' },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ownProvider: true, msw: everyPage },
  loaders: [
    async ({ args, globals }) => {
      localStorage.clear();
      sessionStorage.clear();
      forgetSession('choice');
      const { user } = args;
      if (user) storeSession({ kind: 'user', user, exp: Date.now() + hour });
      return { messages: await loadMessages(toLanguage(String(globals.language)) ?? 'en') };
    },
  ],
  render: ({ address }, { globals, loaded }) => (
    <SitePage
      address={address}
      language={toLanguage(String(globals.language)) ?? 'en'}
      messages={(loaded as { messages: Messages }).messages}
    />
  ),
} satisfies Meta<SiteArgs>;
