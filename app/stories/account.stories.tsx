import type { Meta } from '@storybook/react-vite';
import { newsAddress } from '#rules/news';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Schemas } from '../platform/client/client.ts';
import text from '../platform/messages/en.json';
import spanish from '../platform/messages/es.json';
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
    await userEvent.click(await canvas.findByRole('button', { name: text['form.tryAgain'] }));
    await expect(canvas.getByRole('heading', { level: 1, name: text['manage.myInfo'] })).toHaveFocus();
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

/** Nothing is filled in: the summary takes the focus and names each required field. */
export const NewUserIncomplete: SiteStory = {
  tags: ['workspace'],
  args: { address: '/listUser/new' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['newUser.submit'] }));
    const summary = await canvas.findByRole('group', { name: text['form.errors'] });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('textbox', { name: text['field.firstName'] })).toBeInvalid();
  },
};

/** Fills in the fields of a new account, and sends them. */
const sendAccount: NonNullable<SiteStory['play']> = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: text['field.firstName'] }), 'Ana');
  await userEvent.type(canvas.getByRole('textbox', { name: text['field.lastName'] }), 'Ruiz');
  await userEvent.type(canvas.getByRole('textbox', { name: text['field.email'] }), 'ana@example.org');
  await userEvent.type(canvas.getByLabelText(text['field.password']), 'Lumen1234{Enter}');
};

const visitor = (address: string): SiteArgs => ({ address, user: undefined });

/** A visitor signs up, and the page then asks to open the email. */
export const SigningUp: SiteStory = {
  args: visitor('/signup'),
  parameters: { msw: [http.post('/account', ({ response }) => response(202).empty()), ...everyPage] },
  play: async (context) => {
    const { canvas } = context;
    await sendAccount(context);
    const title = { level: 1, name: text['mailSent.title'] };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
    await expect(canvas.getAllByText(/ana@example\.org/)[0]).toBeVisible();
  },
};

/** After too many attempts, the page says so and keeps what was typed. */
export const SignUpRefused: SiteStory = {
  args: visitor('/signup'),
  parameters: {
    msw: [http.post('/account', ({ response }) => response.untyped(refusal(429, 'too-many-requests'))), ...everyPage],
  },
  play: async (context) => {
    const { canvas } = context;
    await sendAccount(context);
    await waitFor(() => expect(canvas.getAllByText(text['problem.tooManyRequests'])[0]).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: text['field.firstName'] })).toHaveValue('Ana');
  },
};

export const SignUpInSpanishOnAPhone: SiteStory = {
  args: visitor('/signup'),
  globals: { language: 'es', viewport: { value: 'phone' } },
  parameters: { msw: everyPage },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: spanish['signUp.submit'] })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The page says the same whether the address has an account or not; the email can be sent again. */
export const ForgotPassword: SiteStory = {
  args: visitor('/forgotPassword'),
  parameters: { msw: [http.post('/password-resets', ({ response }) => response(202).empty()), ...everyPage] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text['field.email'] }), 'ana@example.org{Enter}');
    const title = { level: 1, name: text['mailSent.title'] };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: text['mailSent.again'] }));
    await waitFor(() => expect(canvas.getByText(text['mailSent.sentAgain'])).toBeVisible());
  },
};

export const NewPassword: SiteStory = {
  args: visitor('/forgotPassword#the-key-of-the-link'),
  parameters: {
    msw: [http.post('/password-resets/confirmation', ({ response }) => response(204).empty()), ...everyPage],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['newPassword.title'] })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(text['field.newPassword']), 'Lumen1234{Enter}');
    const title = { level: 1, name: text['newPassword.done'] };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: text['login.submit'] })).toBeVisible();
  },
};

/** The link in the email was already used. */
export const NewPasswordLinkSpent: SiteStory = {
  args: visitor('/forgotPassword#the-key-of-the-link'),
  parameters: {
    msw: [
      http.post('/password-resets/confirmation', ({ response }) => response.untyped(refusal(410, 'link-invalid'))),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(text['field.newPassword']), 'Lumen1234{Enter}');
    const title = { level: 1, name: text['spentLink.title'] };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
    await expect(canvas.getByRole('link', { name: text['spentLink.askAgain'] })).toHaveAttribute(
      'href',
      '/forgotPassword',
    );
  },
};

/** A person who has just signed up is logged in by confirming the address. */
export const AddressOfNewAccount: SiteStory = {
  args: visitor('/verifyEmail#the-key-of-the-link'),
  parameters: {
    msw: [
      http.post('/account/verification', ({ response }) =>
        response(200).json({
          purpose: 'signUp',
          session: { user, exp: Date.now() + 3_600_000, remaining: 3_600_000 },
        }),
      ),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(text['field.password']), 'Lumen1234{Enter}');
    const title = { level: 1, name: text['verifyEmail.done.signUp'] };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: text['manage.myInfo'] })).toBeVisible();
  },
};

/** Staff proposed another address, and the person keeps the current one. */
export const KeepingAddress: SiteStory = {
  args: visitor('/keepAddress#the-key-of-the-link'),
  parameters: {
    msw: [http.post('/account/proposed-address/objection', ({ response }) => response(204).empty()), ...everyPage],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['keepAddress.submit'] }));
    const title = { level: 1, name: text['keepAddress.done'] };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
  },
};

/** A new address that staff proposed is confirmed, and takes effect later. */
export const ConfirmingAddress: SiteStory = {
  args: visitor('/confirmAddress#the-key-of-the-link'),
  parameters: {
    msw: [
      http.post('/account/proposed-address/confirmation', ({ response }) =>
        response(200).json({ isChanged: false, effectiveAt: '2026-11-26T15:00:00.000Z' }),
      ),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['confirmAddress.submit'] }));
    await expect(await canvas.findByText(/From November 26, 2026/)).toBeVisible();
  },
};

/** Unsubscribed with the link in an email, and able to undo it at once. */
export const Unsubscribing: SiteStory = {
  args: visitor(newsAddress('unsubscribe', 'the-key-of-the-link')),
  parameters: { msw: [http.post('/news-answers', ({ response }) => response(204).empty()), ...everyPage] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['newsEmails.unsubscribe.submit'] }));
    const title = { level: 1, name: text['newsEmails.unsubscribed'] };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
    await expect(canvas.getByRole('button', { name: text['newsEmails.resubscribe.submit'] })).toBeVisible();
  },
};

/** The key of the one-time link is no longer valid; what was typed stays. */
export const FirstAdministratorRefused: SiteStory = {
  args: visitor('/first-administrator#the-key-of-the-link'),
  parameters: {
    msw: [
      http.post('/users/first-administrator', ({ response }) => response.untyped(refusal(410, 'link-invalid'))),
      ...everyPage,
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await sendAccount(context);
    await waitFor(() => expect(canvas.getAllByText(text['problem.linkInvalid'])[0]).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: text['field.firstName'] })).toHaveValue('Ana');
  },
};
