import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mailingAddress } from '../../platform/addresses/mailing-address.ts';
import en from '../../platform/messages/en.json';
import bulkEmail from '../bulk-email.stories.tsx';
import { draft, draftId, resetServer, savingAnswers, server } from '../fixtures/mailing.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...bulkEmail, title: 'Screens/Saving/Bulk email' } satisfies Meta<SiteArgs>;

/** A save arrived but its answer was lost: the next save continues from it, and nobody is said to have changed anything. */
export const AnswerLost: SiteStory = {
  args: { address: mailingAddress(draftId) },
  beforeEach: resetServer,
  parameters: { msw: [...savingAnswers('first answer is lost'), ...bulkEmail.parameters.msw] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: en['mailing.kind.registration'] }));
    await waitFor(() => expect(canvas.getAllByText(en['saveState.failed'])[0]).toBeVisible(), { timeout: 5_000 });
    const [subject] = await canvas.findAllByDisplayValue(draft.texts.en.subject);
    if (!subject) throw new Error('no field');
    await userEvent.type(subject, '!');
    await waitFor(() => expect(server.stored.texts.en.subject).toBe(`${draft.texts.en.subject}!`), { timeout: 5_000 });
    await waitFor(() => expect(canvas.getAllByText(en['saveState.saved'])[0]).toBeVisible());
    await expect(canvas.queryByRole('button', { name: en['mailing.reload'] })).toBeNull();
  },
};

/** A save that did not arrive is sent again as soon as there is a connection. */
export const BackOnline: SiteStory = {
  args: { address: mailingAddress(draftId) },
  beforeEach: resetServer,
  parameters: { msw: [...savingAnswers('first save is lost'), ...bulkEmail.parameters.msw] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: en['mailing.kind.registration'] }));
    await waitFor(() => expect(canvas.getAllByText(en['saveState.failed'])[0]).toBeVisible(), { timeout: 5_000 });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getAllByText(en['saveState.saved'])[0]).toBeVisible(), { timeout: 5_000 });
    await expect(server.stored.kind).toBe('registration');
  },
};

/** What was just typed is sent when the page is hidden, and arrives even if the browser closes it. */
export const HiddenWhileTyping: SiteStory = {
  args: { address: mailingAddress(draftId) },
  beforeEach: () => {
    resetServer();
    return () => Reflect.deleteProperty(document, 'visibilityState');
  },
  parameters: { msw: [...savingAnswers('works'), ...bulkEmail.parameters.msw] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: en['mailing.kind.registration'] }));
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.saves).toBe(1), { timeout: 5_000 });
    await expect(server.keepalive).toBe(true);
    await expect(server.stored.kind).toBe('registration');
  },
};
