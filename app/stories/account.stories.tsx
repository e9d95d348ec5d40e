import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Schemas } from '../platform/client/client.ts';
import text from '../platform/messages/en.json';
import { everyPage, http, never, refusal, signedIn } from './fixtures/answers.ts';
import { staff as user } from './fixtures/event.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

const household: Schemas['HouseholdMember'][] = [
  { id: '5b0e3f4a-1d2c-4f5b-9a6e-0c1d2e3f4a5b', firstName: 'Luis', lastName: 'Ruiz', birthDate: '2014-05-02' },
];

const account = [
  ...signedIn,
  http.get('/account', ({ response }) =>
    response(200).json({
      ...user,
      email: 'ana@example.org',
      phone: null,
      createdAt: '2025-11-28T05:08:05.862Z',
      proposedAddress: null,
    }),
  ),
  http.get('/account/household', ({ response }) => response(200).json({ items: household })),
  http.get('/account/sessions', ({ response }) => response(200).json({ items: [] })),
  http.get('/account/news', ({ response }) => response(200).json({ state: 'none' })),
  http.get('/account/registrations', ({ response }) => response(200).json({ items: [] })),
  http.get('/own-online-sessions', ({ response }) => response(200).json({ items: [] })),
  http.get('/meetings/account', ({ response }) => response.untyped(refusal(404, 'meetings-not-configured'))),
  ...everyPage,
];

const found: Schemas['UserSummary'][] = [
  {
    ...user,
    email: 'ana@example.org',
    state: 'active',
    createdAt: '2025-11-28T05:08:05.862Z',
    lastSignInAt: '2026-11-22T12:00:00.000Z',
  },
];
const users = (items: Schemas['UserSummary'][]) =>
  http.get('/users', ({ response }) =>
    response(200).json({ items, page: 1, pageSize: 25, total: items.length, totalIsExact: true }),
  );

export default {
  ...siteMeta,
  title: 'Screens/Account and users',
  args: { address: '/signup', user },
  parameters: { ...siteMeta.parameters, msw: account },
} satisfies Meta<SiteArgs>;

/** Adding someone to the household moves the focus into the editor. */
export const MyInfo: SiteStory = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Luis Ruiz/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text['myInfo.household.add'] }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(text['field.firstName']));
  },
};

export const MyInfoLoading: SiteStory = {
  args: { staysLoading: true },
  parameters: { msw: [http.get('/account', never), ...account] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(text.loading))[0]).toBeInTheDocument();
  },
};

export const MyInfoFailed: SiteStory = {
  parameters: { msw: [http.get('/account', ({ response }) => response.untyped(refusal(500, 'internal'))), ...account] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

export const Users: SiteStory = {
  tags: ['workspace'],
  args: { address: '/listUser' },
  parameters: { msw: [users(found), ...account] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['userList.title'] })).toBeVisible();
    await expect(canvas.getByText('ana@example.org')).toBeVisible();
  },
};

export const NoUsers: SiteStory = {
  tags: ['workspace'],
  args: { address: '/listUser?search=nobody' },
  parameters: { msw: [users([]), ...account] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['userList.title'] })).toBeVisible();
    await expect(canvas.queryByText('ana@example.org')).toBeNull();
  },
};
