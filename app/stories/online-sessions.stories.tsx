import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { furtherScreens } from '#rules/access';
import { newSession, sessionAddress } from '../online-sessions/session-address.ts';
import type { Schemas } from '../platform/client/client.ts';
import en from '../platform/messages/en.json';
import es from '../platform/messages/es.json';
import { everyPage, http, modules, refusal, signedIn } from './answers.ts';
import { site, staff } from './fixtures/event.fixtures.ts';
import { id, openNow, own, session, summary, withoutHost } from './fixtures/online-session.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './site-story.tsx';

const answers = [
  modules,
  http.get('/own-online-sessions/{sessionId}', ({ response }) => response(200).json(own)),
  http.put('/own-online-sessions/{sessionId}', ({ response }) => response(200).json({ ...own, isExpected: true })),
  http.post('/online-sessions/{sessionId}/entry', ({ response }) =>
    response(200).json({
      url: 'https://meetings.example.org/j/1',
      dialIn: { number: '+1 202-555-0100', meetingId: '123 456 789', code: '4711' },
    }),
  ),
  http.get('/online-sessions', ({ response }) =>
    response(200).json({ items: [summary, withoutHost], page: 1, pageSize: 25, total: 2, totalIsExact: true }),
  ),
  http.get('/online-sessions/{sessionId}', ({ response }) => response(200).json(session)),
  http.get('/online-session-hosts', ({ response }) =>
    response(200).json({ items: [{ userId: staff.id, name: 'Ana Ruiz' }] }),
  ),
  ...signedIn,
  ...everyPage,
];

export default {
  ...siteMeta,
  title: 'Screens/Online sessions',
  // These screens are used with a mouse at a desk: see .storybook/checks/keyboard.test.ts.
  tags: ['!autodocs', 'workspace'],
  args: { address: furtherScreens.onlineSessions.path, user: staff },
  parameters: { ...siteMeta.parameters, msw: answers },
} satisfies Meta<SiteArgs>;

export const All: SiteStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Morning prayer/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: en['onlineSession.new'] })).toBeVisible();
  },
};

/** Missing values are reported before anything is sent. */
export const New: SiteStory = {
  args: { address: sessionAddress(newSession) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['onlineSession.schedule'] }));
    await waitFor(() => expect(canvas.getByRole('group', { name: en['form.errors'] })).toHaveFocus());
  },
};

export const WithoutMeeting: SiteStory = {
  args: { address: sessionAddress(id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en['onlineSession.meetingFault.limit'])).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: en['onlineSession.change'] }));
    await expect(await canvas.findByRole('radio', { name: en['onlineSession.scope.one'] })).toBeChecked();
  },
};

export const WithoutMeetingInSpanishOnAPhone: SiteStory = {
  args: { address: sessionAddress(id) },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(es['onlineSession.meetingFault.limit'])).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** After the session, staff see how many people attended; a click shows the names. */
export const Attended: SiteStory = {
  args: { address: sessionAddress(id) },
  parameters: {
    msw: [
      modules,
      http.get('/online-sessions/{sessionId}', ({ response }) =>
        response(200).json({
          ...session,
          ...{ startsAt: '2020-03-07T15:00:00.000Z', endsAt: '2020-03-07T16:00:00.000Z', phase: 'ended' },
          ...{ meeting: { isReady: true }, entered: 10, attended: 9, attendedMinutes: 412 },
        }),
      ),
      http.get('/online-sessions/{sessionId}/people', ({ response }) =>
        response(200).json({
          items: [
            { name: 'Rosa Vega', isExpected: true, attendedFrom: '2020-03-07T15:01:00.000Z', attendedMinutes: 48 },
            { name: 'Ana Ruiz', isExpected: true },
          ],
        }),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9, for 412 minutes together')).toBeVisible();
    await expect(canvas.queryByText(/Rosa Vega/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: en['onlineSession.people.show'] }));
    await expect(await canvas.findByText(/Rosa Vega: in the meeting from .*, 48 minutes/)).toBeVisible();
    await expect(canvas.getByText('Ana Ruiz: expected')).toBeVisible();
  },
};

/** A shared link is replaced. */
export const NewLink: SiteStory = {
  args: { address: sessionAddress(id) },
  parameters: {
    msw: [
      modules,
      http.get('/online-sessions/{sessionId}', ({ response }) =>
        response(200).json({ ...session, meeting: { isReady: true } }),
      ),
      http.post('/online-sessions/{sessionId}/link', ({ response }) => response(200).json(session)),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['onlineSession.newLink'] }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: en['onlineSession.newLink'] }));
    await expect(await screen.findByRole('group', { name: en['onlineSession.newLink.done'] })).toBeVisible();
  },
};

/** Without a provider nothing can be scheduled: the page tells administrators what to configure. */
export const NotConfigured: SiteStory = {
  parameters: {
    msw: [
      modules,
      http.get('/site', ({ response }) => response(200).json({ ...site, meetings: false })),
      http.get('/online-sessions', ({ response }) =>
        response(200).json({ items: [], page: 1, pageSize: 25, total: 0, totalIsExact: true }),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/MEETING_CLIENT_ID/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: en['onlineSession.new'] })).toBeNull();
  },
};

const join: SiteArgs = { address: `/join/${id}`, user: { ...staff, userType: 'U' } };

const answeredWith = (session: Schemas['OwnOnlineSession']) => ({
  msw: [
    modules,
    http.get('/own-online-sessions/{sessionId}', ({ response }) => response(200).json(session)),
    ...answers,
  ],
});

/** Before the session begins, people can say that they are coming. */
export const JoinLater: SiteStory = {
  args: join,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['onlineSession.join.coming'] }));
    await expect(await canvas.findByText(en['onlineSession.join.isComing'])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: en['onlineSession.join.join'] })).toBeNull();
  },
};

/** People without a computer can join by phone. */
export const JoinNow: SiteStory = {
  args: join,
  parameters: answeredWith({ ...own, ...openNow }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['onlineSession.join.byPhone'] }));
    await expect(await canvas.findByText(/123 456 789/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: en['onlineSession.join.join'] })).toBeVisible();
  },
};

export const JoinFullInSpanishOnAPhone: SiteStory = {
  args: join,
  globals: { language: 'es', viewport: { value: 'phone' } },
  parameters: answeredWith({ ...own, ...openNow, isFull: true }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(es['onlineSession.join.full'])).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const JoinEnded: SiteStory = {
  args: join,
  parameters: answeredWith({ ...own, ...openNow, endsAt: '2020-03-07T16:00:00.000Z', phase: 'ended' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en['onlineSession.join.ended'])).toBeVisible();
  },
};

/** The page reveals nothing about a session before login. */
export const JoinWithoutLogin: SiteStory = {
  args: { address: `/join/${id}`, user: undefined },
  parameters: {
    msw: [
      http.get('/open-online-sessions/{sessionId}', ({ response }) => response(200).json({ session: null })),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en['onlineSession.join.logIn'])).toBeVisible();
  },
};

/** Anyone can join a session that is on a public page; the page waits while the link is prepared. */
export const JoinFromThePage: SiteStory = {
  args: { address: `/join/${id}`, user: undefined },
  parameters: {
    msw: [
      modules,
      http.get('/open-online-sessions/{sessionId}', ({ response }) =>
        response(200).json({ session: { ...own, ...openNow, kind: 'open' } }),
      ),
      http.post('/open-online-sessions/{sessionId}/entry', ({ response }) =>
        response(200).json({ url: 'https://meetings.example.org/j/1' }),
      ),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: en['onlineSession.join.join'] })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: en['onlineSession.join.byPhone'] }));
    await expect(await canvas.findByText(en['onlineSession.join.noDialIn'])).toBeVisible();
  },
};

/** A link from an email opens the session without an account. */
export const JoinByLink: SiteStory = {
  args: { address: `/join/${id}#q1_key`, user: undefined },
  parameters: answeredWith({ ...own, isExpected: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: en['onlineSession.join.calendar'] })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: en['onlineSession.join.coming'] })).toBeNull();
  },
};

export const JoinByWrongLink: SiteStory = {
  args: { address: `/join/${id}#q1_key`, user: undefined },
  parameters: {
    msw: [
      modules,
      http.get('/own-online-sessions/{sessionId}', ({ response }) =>
        response.untyped(refusal(401, 'session-key-invalid')),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en['problem.sessionKeyInvalid'])).toBeVisible();
  },
};
