import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { furtherScreens } from '#rules/access';
import text from '../platform/messages/en.json';
import type { Schemas } from '../platform/client/client.ts';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { messageIn, prayerIn } from './fixtures/form-desks.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

/** A message and a prayer request, in the language of the document, since the requests do not include it. */
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
      reasons: ['stampMissing'],
      language: message.language,
      receivedAt: message.receivedAt,
    },
    {
      kind: 'prayer',
      id: prayer.id,
      firstName: prayer.firstName,
      text: prayer.text,
      reasons: ['links', 'tooFast'],
      language: prayer.language,
      receivedAt: prayer.receivedAt,
    },
  ];
};

/** A user who may review every kind. */
const user: Schemas['User'] = { ...staff, userType: 'A,D,P,S' };

const answers = [
  modules,
  http.get('/session', ({ response }) =>
    response(200).json({ session: { user, exp: Date.now() + 3_600_000, remaining: 3_600_000 } }),
  ),
  http.get('/new-forms', ({ response }) => response(200).json({ count: 0 })),
  http.get('/held-forms', ({ query, response }) => {
    const items = query.get('kind') === 'sabbath' ? [] : held();
    const newestAt = '2026-11-22T15:04:00.000Z';
    return response(200).json({ items, page: 1, pageSize: 25, total: items.length, totalIsExact: true, newestAt });
  }),
  http.get('/held-forms/{formId}', ({ params, response }) => {
    const form = held().find(({ id }) => id === params.formId);
    return form ? response(200).json(form) : response.untyped(refusal(404, 'not-found'));
  }),
  http.post('/held-form-decisions', ({ response }) => response(204).empty()),
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

/** All forms on a page are released at once, after a confirmation that says how many. */
export const HeldForms: SiteStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['heldForms.title'] })).toBeVisible();
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes.slice(-2)) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: text['heldForms.release'] }));
    const question = await screen.findByRole('alertdialog', { name: 'Release 2 forms?' });
    await userEvent.click(within(question).getByRole('button', { name: text['heldForms.release'] }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('2 forms released'));
  },
};

/** Deleting from the menu of a row; Escape changes nothing. */
export const OneOfThem: SiteStory = {
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions: / });
    if (!menu) throw new Error('No row has a menu');
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: text['heldForms.delete'] }));
    const question = await screen.findByRole('alertdialog', { name: /^Delete this form from / });
    await expect(question).toHaveTextContent('It will be deleted for good, and nobody will get an email.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The opened form says why it is held. */
export const Opened: SiteStory = {
  args: { address: `${furtherScreens.heldForms.path}/${prayerIn('en').id}` },
  play: async ({ canvas }) => {
    const opened = within(await canvas.findByRole('region', { name: text['heldForms.opened'] }));
    await waitFor(() => expect(opened.getByText(/it has many links and it was filled in faster/)).toBeVisible());
    await userEvent.click(opened.getByRole('button', { name: text['heldForms.release'] }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: /^Release this form from / })).toBeVisible());
  },
};

/** Someone else has decided about the form in the meantime. */
export const Gone: SiteStory = {
  args: { address: `${furtherScreens.heldForms.path}/00000000-0000-4000-8000-000000000000` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['heldForms.goneText'])).toBeVisible();
  },
};

export const NothingHeld: SiteStory = {
  args: { address: `${furtherScreens.heldForms.path}?kind=sabbath` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['heldForms.empty'])).toBeVisible();
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
