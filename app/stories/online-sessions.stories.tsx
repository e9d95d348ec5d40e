import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { furtherScreens } from '#rules/access';
import { newSession, sessionAddress } from '../online-sessions/session-address.ts';
import en from '../platform/messages/en.json';
import es from '../platform/messages/es.json';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { site, staff } from './fixtures/event.fixtures.ts';
import { id, session, summary, withoutHost } from './fixtures/online-session.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

/** The session as the story has changed it. */
let stored = session;

const answers = [
  modules,
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

/** Someone else has changed the session meanwhile: what was typed stays, and saving again applies to the stored version. */
export const ChangedMeanwhile: SiteStory = {
  args: { address: sessionAddress(id) },
  beforeEach: () => {
    stored = session;
  },
  parameters: {
    msw: [
      modules,
      http.get('/online-sessions/{sessionId}', ({ response }) => response(200).json(stored)),
      http.put('/online-sessions/{sessionId}', async ({ request, response }) => {
        const { version, content } = await request.json();
        if (version === session.version) {
          const { es: spanish } = session.content.texts;
          const texts = { en: { title: 'Noon prayer' }, es: spanish };
          stored = { ...session, version: version + 1, content: { ...session.content, texts } };
          return response.untyped(refusal(409, 'changed-meanwhile', { name: 'Rosa Vega' }));
        }
        stored = { ...stored, version: version + 1, content };
        return response(200).json(stored);
      }),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['onlineSession.change'] }));
    const title = await canvas.findByDisplayValue(session.content.texts.en.title);
    await userEvent.clear(title);
    await userEvent.type(title, 'Evening prayer');
    const save = canvas.getByRole('button', { name: en['onlineSession.save'] });
    await userEvent.click(save);
    await expect(await canvas.findByText(/Rosa Vega has changed this/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Noon prayer' })).toBeVisible();
    await expect(title).toHaveValue('Evening prayer');
    await userEvent.click(save);
    await expect(await canvas.findByText(en['onlineSession.saved'])).toBeVisible();
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
    await expect(await canvas.findByText('9, for a total of 412 minutes')).toBeVisible();
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
