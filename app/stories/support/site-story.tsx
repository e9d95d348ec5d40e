import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { toLanguage } from '#rules/language';
import { writeDraft } from '../../platform/drafts/device-drafts.ts';
import en from '../../platform/messages/en.json';
import es from '../../platform/messages/es.json';
import { loadMessages, type Messages } from '../../platform/messages/messages.ts';
import type { Draft } from '../../registrations/form/draft.ts';
import { registrationDraft } from '../../registrations/form/saved-draft.ts';
import { forgetSession, storeSession, type User } from '../../platform/visitor/session-storage.ts';
import { everyPage } from '../fixtures/answers.ts';
import { SitePage } from './site-page.tsx';

export interface SiteArgs {
  address: string;
  /** The logged-in user; undefined for a visitor. */
  user?: User;
  /** The draft of the event's registration form so far. */
  draft?: Draft;
  /** Whether the story shows the loading state, before the responses arrive. */
  staysLoading?: boolean;
}

export type SiteStory = StoryObj<SiteArgs>;

const hour = 3_600_000;

/** Checks render a story without its play function and use this one to wait for its screen. */
const settle: SiteStory['play'] = async ({ canvas, args }) => {
  await canvas.findAllByRole('heading');
  if (args.staysLoading) return;
  await waitFor(() => expect(canvas.queryByText((words) => words === en.loading || words === es.loading)).toBeNull());
};

/** The settings that all screen stories share: the site in the toolbar's language, as if it had just been opened. */
export const siteMeta = {
  args: { address: '/' },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ownProvider: true, msw: everyPage, settle },
  loaders: [
    async ({ args, globals }) => {
      localStorage.clear();
      sessionStorage.clear();
      forgetSession('choice');
      const { user, draft } = args;
      if (user) storeSession({ kind: 'user', user, exp: Date.now() + hour });
      if (draft) writeDraft('browser', registrationDraft('renewal', false), draft, Date.now());
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
