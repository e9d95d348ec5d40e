import type { Meta } from '@storybook/react-vite';
import { furtherScreens, guardedScreens } from '#rules/access';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { desk } from '../platform/addresses/desk-addresses.ts';
import type { Schemas } from '../platform/client/client.ts';
import text from '../platform/messages/en.json';
import spanish from '../platform/messages/es.json';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import {
  actions,
  colleague,
  nextEventIn,
  oneself,
  openPrayer,
  openWorkIn,
  rowOf,
  runs,
} from './fixtures/workspace.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

const session = (user: Schemas['User']) =>
  http.get('/session', ({ response }) =>
    response(200).json({ session: { user, exp: Date.now() + 3_600_000, remaining: 3_600_000 } }),
  );

/** The responses for the start page. */
const today = (work: (language: string | null) => Schemas['OpenWork'][], hasFigures: boolean) => [
  http.get('/workspace', ({ query, response }) =>
    response(200).json({
      openWork: work(query.get('lng')),
      events: [nextEventIn(query.get('lng'), hasFigures)],
      actions,
    }),
  ),
  http.get('/reports/runs', ({ response }) => response(200).json({ items: runs })),
];

/** The responses for one user, beside the list of users. */
const opened = (user: Schemas['UserDetails']) => [
  http.get('/users', ({ response }) =>
    response(200).json({ items: [rowOf(user)], page: 1, pageSize: 25, total: 1, totalIsExact: true }),
  ),
  http.get('/users/{userId}', ({ response }) => response(200).json(user)),
  http.get('/users/{userId}/history', ({ response }) =>
    response(200).json({ items: actions.slice(1), page: 1, pageSize: 25, total: 1, totalIsExact: true }),
  ),
];

/** The user as stored, in the story in which someone else changes it. */
let stored = colleague;

const answers = [modules, ...today(openWorkIn, true), ...opened(colleague), ...signedIn, ...everyPage];

export default {
  ...siteMeta,
  title: 'Screens/Workspace',
  tags: ['!autodocs', 'workspace'],
  args: { address: furtherScreens.workspace.path, user: staff },
  parameters: { ...siteMeta.parameters, msw: answers },
} satisfies Meta<SiteArgs>;

const title = { level: 1, name: text['workspace.title'] };
const onAPhone = { language: 'es', viewport: { value: 'phone' } };
const userAddress = ({ id }: Schemas['UserDetails']) => `${guardedScreens.listUsers.path}/${String(id)}`;
const users: SiteArgs = { address: userAddress(colleague) };

/** What waits for an administrator leads to its lists; a colleague's actions lead to the party and the user. */
export const Today: SiteStory = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    const waiting = within(await canvas.findByRole('list', { name: text['workspace.openWork'] }));
    await expect(waiting.getByRole('link', { name: '3 overdue payments' })).toHaveAttribute(
      'href',
      `${desk.list}?payment=overdue`,
    );
    await expect(waiting.getByRole('link', { name: '21 signatures missing Weekend of Renewal' })).toHaveAttribute(
      'href',
      `${furtherScreens.unsignedWaivers.path}?event=renewal`,
    );
    await expect(waiting.getByRole('link', { name: /^1,000\+ parties/ })).toBeVisible();
    // The menu adds up the lists of one screen, and does not pretend to know more.
    const inMenu = { name: `${text['manage.manageRegistrations']}, 1,003+ open` };
    await expect(await canvas.findByRole('link', inMenu)).toBeVisible();
    const events = within(canvas.getByRole('table', { name: text['workspace.events'] }));
    await expect(events.getByRole('cell', { name: '$19,800.50' })).toBeVisible();
    await expect(events.getByRole('cell', { name: '92 of 120' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Rosa Vega/ })).toHaveAttribute('href', userAddress(colleague));
    await expect(canvas.getByRole('link', { name: '901 - Rooms and beds' })).toBeVisible();
  },
};

/** Registration staff see the money, but may not open users. */
export const TodayAtRegistration: SiteStory = {
  args: { user: { ...staff, userType: 'R' } },
  parameters: { msw: [modules, session({ ...staff, userType: 'R' }), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '3 overdue payments' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: text['workspace.event.received'] })).toBeVisible();
    await expect(canvas.getByText(/viewed the details of Rosa Vega/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Rosa Vega/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /K7M-3QX/ })).toBeVisible();
  },
};

/** Those who pray see neither money nor reports; an event leads to its public page. */
export const TodayAtPrayer: SiteStory = {
  args: { user: { ...staff, userType: 'P' } },
  parameters: { msw: [modules, session({ ...staff, userType: 'P' }), ...today(openPrayer, false), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '4 new prayer requests' })).toHaveAttribute(
      'href',
      `${guardedScreens.listPrayerRequests.path}?state=new`,
    );
    await expect(canvas.getByRole('link', { name: 'Weekend of Renewal' })).toHaveAttribute('href', '/events/renewal');
    await expect(canvas.queryByText(text['workspace.event.received'])).toBeNull();
    await expect(canvas.queryByRole('heading', { name: text['report.lastRuns'] })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /K7M-3QX/ })).toBeNull();
    // Without a link to focus, the full date of an action is reached at its time.
    const action = canvas.getByText(/viewed the details of Rosa Vega/).closest('li');
    await expect(action && within(action).getByRole('button', { name: /2026/ })).toBeVisible();
  },
};

export const NothingWaits: SiteStory = {
  parameters: { msw: [modules, ...signedIn, ...everyPage] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: text['workspace.nothing'] })).toBeVisible();
    await expect(canvas.getByText(text['workspace.actions.none'])).toBeVisible();
    await expect(canvas.getByText(text['workspace.events.none'])).toBeVisible();
    await expect(canvas.queryByRole('list', { name: text['workspace.openWork'] })).toBeNull();
  },
};

export const TodayFailed: SiteStory = {
  parameters: {
    msw: [modules, http.get('/workspace', ({ response }) => response.untyped(refusal(500, 'internal'))), ...answers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
    await expect(canvas.queryByText(text['workspace.nothing'])).toBeNull();
  },
};

/** A user who serves nowhere may not open the page. */
export const TodayNotForEveryone: SiteStory = {
  args: { user: { ...staff, userType: 'U' } },
  parameters: { msw: [modules, session({ ...staff, userType: 'U' }), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['guard.refused.title'] })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /overdue payments/ })).toBeNull();
  },
};

export const TodayInSpanishOnAPhone: SiteStory = {
  globals: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: spanish['workspace.title'] })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: '21 firmas pendientes Fin de semana de renovación' }),
    ).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** An administrator changes a colleague: only what was changed is sent, and the history opens on request. */
export const User: SiteStory = {
  args: users,
  globals: { viewport: { value: 'wide' } },
  parameters: {
    msw: [
      modules,
      http.patch('/users/{userId}', async ({ request, response }) => {
        const { version, ...changes } = await request.json();
        const isExpected = version === colleague.version && Object.keys(changes).join() === 'lastName';
        if (!isExpected) return response.untyped(refusal(400, 'invalid-request'));
        return response(200).json({ ...colleague, lastName: changes.lastName ?? '', version: version + 1 });
      }),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Rosa Vega' })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: text['userType.R'] })).toBeChecked();
    const lastName = canvas.getByRole('textbox', { name: text['field.lastName'] });
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Vega Luna');
    await userEvent.click(canvas.getByRole('button', { name: text['user.save'] }));
    await waitFor(() => expect(canvas.getByText(text['user.saved'])).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rosa Vega Luna' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text['user.history.show'] }));
    await expect(await canvas.findByRole('rowheader', { name: /^Luz Ortiz viewed/ })).toBeVisible();
  },
};

/** Nobody changes their own types or deactivates themselves. */
export const OwnUser: SiteStory = {
  args: { address: userAddress(oneself) },
  parameters: { msw: [modules, ...opened(oneself), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['user.types.own'])).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: text['field.lastName'] })).toHaveValue('Ruiz');
    await expect(canvas.queryByRole('group', { name: text['user.types'] })).toBeNull();
    await expect(canvas.getByRole('button', { name: text['user.actions.reset'] })).toBeVisible();
    for (const action of ['user.actions.deactivate', 'user.actions.endSessions'] as const)
      await expect(canvas.queryByRole('button', { name: text[action] })).toBeNull();
  },
};

/** Those who only have an overview see the details of other staff, but cannot change them. */
export const UserToRead: SiteStory = {
  args: { ...users, user: { ...staff, userType: 'D' } },
  parameters: { msw: [modules, session({ ...staff, userType: 'D' }), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['user.readOnly'])).toBeVisible();
    await expect(canvas.getByRole('link', { name: /555.0199/ })).toHaveAttribute('href', 'tel:+12025550199');
    await expect(canvas.queryByRole('button', { name: text['user.save'] })).toBeNull();
    await expect(canvas.queryByRole('link', { name: text['user.history.own'] })).toBeNull();
  },
};

/** A refused save keeps what was typed. */
export const UserNotSaved: SiteStory = {
  args: users,
  parameters: {
    msw: [
      modules,
      http.patch('/users/{userId}', ({ response }) => response.untyped(refusal(409, 'last-administrator'))),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: text['userType.P'] }));
    await userEvent.click(canvas.getByRole('button', { name: text['user.save'] }));
    await waitFor(() => expect(canvas.getByText(text['problem.lastAdministrator'])).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: text['userType.P'] })).toBeChecked();
    await expect(canvas.queryByText(text['user.saved'])).toBeNull();
  },
};

/** Someone else has changed the user meanwhile: their changes are shown, and what was typed stays. */
export const UserChangedMeanwhile: SiteStory = {
  args: users,
  beforeEach: () => {
    stored = colleague;
  },
  parameters: {
    msw: [
      modules,
      http.get('/users/{userId}', ({ response }) => response(200).json(stored)),
      http.patch('/users/{userId}', ({ response }) => {
        stored = { ...colleague, version: colleague.version + 1, email: 'rosa.vega@example.org' };
        return response.untyped(refusal(409, 'changed-meanwhile'));
      }),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    const lastName = await canvas.findByRole('textbox', { name: text['field.lastName'] });
    await userEvent.type(lastName, ' Luna');
    await userEvent.click(canvas.getByRole('button', { name: text['user.save'] }));
    await expect(await canvas.findByText(text['user.meanwhile.title'])).toBeVisible();
    await expect(canvas.getByText('rosa.vega@example.org')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: text['field.email'] })).toHaveValue('rosa.vega@example.org');
    await expect(lastName).toHaveValue('Vega Luna');
  },
};

export const UserDeactivated: SiteStory = {
  args: users,
  parameters: { msw: [modules, ...opened({ ...colleague, state: 'inactive', openSessions: 0 }), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['user.inactiveText'])).toBeVisible();
    await expect(canvas.getByRole('button', { name: text['user.actions.activate'] })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text['user.actions.deactivate'] })).toBeNull();
  },
};

export const UserInSpanishOnAPhone: SiteStory = {
  args: users,
  globals: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rosa Vega' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: spanish['user.save'] })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
