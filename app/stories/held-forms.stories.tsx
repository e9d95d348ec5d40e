import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { furtherScreens } from '#rules/access';
import text from '../platform/messages/en.json';
import type { Schemas } from '../platform/client/client.ts';
import { everyPage, http, modules, refusal, signedIn } from './answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { messageIn, prayerIn } from './fixtures/form-desks.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './site-story.tsx';

/** A message and a prayer request; in stories no answer says which language the page has: the document does. */
const held = (): Schemas['HeldForm'][] => {
  const message = messageIn(document.documentElement.lang);
  const prayer = prayerIn(document.documentElement.lang);
  return [
    {
      kind: 'contact',
      id: message.id,
      firstName: message.firstName,
      lastName: message.lastName,
      email: 'tomas@example.org',
      text: message.text,
      doubts: ['stampMissing'],
      language: message.language,
      receivedAt: message.receivedAt,
    },
    {
      kind: 'prayer',
      id: prayer.id,
      firstName: prayer.firstName,
      text: prayer.text,
      doubts: ['links', 'tooFast'],
      language: prayer.language,
      receivedAt: prayer.receivedAt,
    },
  ];
};

/** Someone who may review every kind. */
const user: Schemas['User'] = { ...staff, userType: 'A,D,P,S' };

const answers = [
  modules,
  http.get('/session', ({ response }) =>
    response(200).json({ session: { user, exp: Date.now() + 3_600_000, remaining: 3_600_000 } }),
  ),
  http.get('/held-forms', ({ query, response }) => {
    const items = query.get('kind') === 'sabbath' ? [] : held();
    return response(200).json({ items, page: 1, pageSize: 25, total: items.length });
  }),
  ...signedIn,
  ...everyPage,
];

export default {
  ...siteMeta,
  title: 'Screens/Held for review',
  tags: ['!autodocs', 'workspace'],
  args: { address: furtherScreens.heldForms.path, user },
  parameters: { ...siteMeta.parameters, msw: answers },
} satisfies Meta<SiteArgs>;

/** Each form says why it was held; releasing one is asked about first. */
export const HeldForms: SiteStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['heldForms.title'] })).toBeVisible();
    const [release] = await canvas.findAllByRole('button', { name: text['heldForms.release'] });
    if (!release) throw new Error('There is nothing to release');
    await userEvent.click(release);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(text['heldForms.release.text']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NothingHeld: SiteStory = {
  args: { address: `${furtherScreens.heldForms.path}?kind=sabbath` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['heldForms.none'])).toBeVisible();
  },
};

export const Failed: SiteStory = {
  parameters: {
    msw: [http.get('/held-forms', ({ response }) => response.untyped(refusal(500, 'internal'))), ...answers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

export const InSpanishOnAPhone: SiteStory = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
