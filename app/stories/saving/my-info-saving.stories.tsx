import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { someOf, versionOf } from '../../platform/drafts/shape.ts';
import text from '../../platform/messages/en.json';
import account from '../account.stories.tsx';
import { http, modules, refusal } from '../fixtures/answers.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...account, title: 'Screens/Saving/My Info' } satisfies Meta<SiteArgs>;

const kept: unknown[] = [];
const typed = 'ana.ruiz@example.org';

/** The new address that was typed before a refresh is there again. The password is kept nowhere. */
export const NewAddressKept: SiteStory = {
  beforeEach: () => {
    kept.length = 0;
  },
  parameters: {
    msw: [
      modules,
      http.get('/drafts/{draftKey}', ({ params, response }) => {
        const version = versionOf(someOf({ email: '', password: '' }));
        const savedAt = '2026-11-23T12:00:00.000Z';
        const draft = { version, content: { content: { email: typed }, savedAt: Date.parse(savedAt) }, savedAt };
        return response(200).json({ draft: params.draftKey === 'email-change' ? draft : null });
      }),
      http.put('/drafts/{draftKey}', async ({ params, request, response }) => {
        if (params.draftKey === 'email-change') kept.push((await request.json()).content['content']);
        return response(204).empty();
      }),
      ...account.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: text['field.newEmail'] });
    await waitFor(() => expect(email).toHaveValue(typed));
    const [password] = canvas.getAllByLabelText(text['field.currentPassword']);
    if (password) await userEvent.type(password, 'Lumen1234');
    await userEvent.type(email, 'x');
    await waitFor(() => expect(kept.at(-1)).toEqual({ email: `${typed}x` }), { timeout: 5000 });
    await expect(JSON.stringify(kept)).not.toContain('password');
    await expect(password).toHaveValue('Lumen1234');
  },
};

/** Whether the list of registrations fails, until the story lets it answer. */
let isDown = true;

/** The list of registrations does not load: the page says so, and loads it again. */
export const RegistrationsTriedAgain: SiteStory = {
  beforeEach: () => {
    isDown = true;
  },
  parameters: {
    msw: [
      modules,
      http.get('/account/registrations', ({ response }) =>
        isDown ? response.untyped(refusal(500, 'internal')) : undefined,
      ),
      ...account.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: text['form.tryAgain'] });
    isDown = false;
    await userEvent.click(again);
    await expect(canvas.getByRole('heading', { name: text['myInfo.registrations.title'] })).toHaveFocus();
    await expect(await canvas.findByText(text['myInfo.registrations.none'])).toBeVisible();
  },
};

/** Someone could not be removed from the household: they are back, and there is nothing to undo. */
export const RemovalFailed: SiteStory = {
  parameters: {
    msw: [
      modules,
      http.delete('/account/household/{memberId}', ({ response }) => response.untyped(refusal(500, 'internal'))),
      ...account.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Luis Ruiz' }));
    await waitFor(() => expect(canvas.getAllByText(text['problem.internal'])[0]).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Remove Luis Ruiz' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

let added = 0;

/** A removal is undone by two quick presses: the person is back once. */
export const RemovalUndone: SiteStory = {
  beforeEach: () => {
    added = 0;
  },
  parameters: {
    msw: [
      modules,
      http.delete('/account/household/{memberId}', ({ response }) => response(204).empty()),
      http.post('/account/household', async ({ request, response }) => {
        added += 1;
        const id = `6b0e3f4a-1d2c-4f5b-9a6e-0c1d2e3f4a5${String(added)}`;
        return response(201).json({ ...(await request.json()), id });
      }),
      ...account.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Luis Ruiz' }));
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Luis Ruiz' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(canvas.getAllByRole('button', { name: 'Remove Luis Ruiz' })).toHaveLength(1);
    await expect(added).toBe(1);
  },
};
