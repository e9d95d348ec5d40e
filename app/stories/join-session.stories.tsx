import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Schemas } from '../platform/client/client.ts';
import en from '../platform/messages/en.json';
import es from '../platform/messages/es.json';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { id, openNow, own } from './fixtures/online-session.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

const answers = [
  modules,
  http.get('/own-online-sessions/{sessionId}', ({ response }) => response(200).json(own)),
  http.put('/own-online-sessions/{sessionId}', ({ response }) => response(200).json({ ...own, isExpected: true })),
  http.post('/online-sessions/{sessionId}/entry', ({ response }) =>
    response(200).json({
      url: 'https://meetings.example.org/j/1',
      dialIn: { number: '+1 202-555-0100', meetingId: '12345678901', code: '4711' },
    }),
  ),
  ...signedIn,
  ...everyPage,
];

const join: SiteArgs = { address: `/join/${id}`, user: { ...staff, userType: 'U' } };

export default {
  ...siteMeta,
  title: 'Screens/Joining an online session',
  tags: ['!autodocs'],
  args: join,
  parameters: { ...siteMeta.parameters, msw: answers },
} satisfies Meta<SiteArgs>;

const answeredWith = (session: Schemas['OwnOnlineSession']) => ({
  msw: [
    modules,
    http.get('/own-online-sessions/{sessionId}', ({ response }) => response(200).json(session)),
    ...answers,
  ],
});

/** Before the session begins, people can say that they are coming. */
export const JoinLater: SiteStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['onlineSession.join.coming'] }));
    await expect(await canvas.findByText(en['onlineSession.join.isComing'])).toBeVisible();
    // The pressed button is gone.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: en['onlineSession.join.join'] })).toBeNull();
  },
};

/** People without a computer can join by phone. */
export const JoinNow: SiteStory = {
  parameters: answeredWith({ ...own, ...openNow }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['onlineSession.join.byPhone'] }));
    await expect(await canvas.findByText(/123 4567 8901/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: en['onlineSession.join.join'] })).toBeVisible();
  },
};

export const JoinFullInSpanishOnAPhone: SiteStory = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  parameters: answeredWith({ ...own, ...openNow, isFull: true }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(es['onlineSession.join.full'])).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const JoinEnded: SiteStory = {
  parameters: answeredWith({ ...own, ...openNow, endsAt: '2020-03-07T16:00:00.000Z', phase: 'ended' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en['onlineSession.join.ended'])).toBeVisible();
  },
};

/** What the server says about a session, which changes while somebody waits on the page. */
let shown: Schemas['OwnOnlineSession'] = own;

const followed = {
  parameters: {
    msw: [
      modules,
      http.get('/own-online-sessions/{sessionId}', ({ response }) => response(200).json(shown)),
      ...answers,
    ],
  },
} satisfies Partial<SiteStory>;

/** Comes back to the page, where the session is asked for again. */
const comeBackUntil = (shows: () => Promise<void>) =>
  waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    return shows();
  });

/** People who wait on the page hear that the session was canceled, and keep their place. */
export const JoinCanceledMeanwhile: SiteStory = {
  ...followed,
  beforeEach: () => {
    shown = { ...own, ...openNow };
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: en['onlineSession.join.join'] })).focus();
    shown = { ...shown, phase: 'canceled' };
    await comeBackUntil(() => expect(canvas.getByText(en['onlineSession.join.canceled'])).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: en['onlineSession.join.join'] })).toBeNull();
  },
};

/** The page shows the new time of a session that was moved while somebody waits. */
export const JoinMovedMeanwhile: SiteStory = {
  ...followed,
  beforeEach: () => {
    shown = own;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: en['onlineSession.join.coming'] });
    shown = { ...own, startsAt: '2099-03-09T15:00:00.000Z', endsAt: '2099-03-09T16:00:00.000Z' };
    await comeBackUntil(() => expect(canvas.getAllByText(/This session was moved\..*Mar 9, 2099/)[0]).toBeVisible());
    // Back to the first time: that is a move too.
    shown = own;
    await comeBackUntil(() => expect(canvas.getAllByText(/This session was moved\..*Mar 7/)[0]).toBeVisible());
  },
};

/** A move that arrives with the person's own answer is said too. */
export const JoinMovedWithTheAnswer: SiteStory = {
  parameters: {
    msw: [
      http.put('/own-online-sessions/{sessionId}', ({ response }) =>
        response(200).json({
          ...own,
          isExpected: true,
          startsAt: '2099-03-09T15:00:00.000Z',
          endsAt: '2099-03-09T16:00:00.000Z',
        }),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['onlineSession.join.coming'] }));
    await waitFor(() => expect(canvas.getAllByText(/This session was moved\..*Mar 9, 2099/)[0]).toBeVisible());
  },
};

/** People who wait for a place hear that one is free; their buttons come and go. */
export const JoinFreeAgain: SiteStory = {
  ...followed,
  beforeEach: () => {
    shown = { ...own, ...openNow, isFull: true };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en['onlineSession.join.full'])).toBeVisible();
    shown = { ...shown, isFull: false };
    // Once in the page, once announced.
    await comeBackUntil(() => expect(canvas.getAllByText(new RegExp(en['onlineSession.join.open']))).toHaveLength(2));
    canvas.getByRole('button', { name: en['onlineSession.join.join'] }).focus();
    shown = { ...shown, isFull: true };
    await comeBackUntil(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
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
