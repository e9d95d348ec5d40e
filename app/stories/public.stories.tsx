import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import text from '../platform/messages/en.json';
import { everyPage, http, refusal } from './fixtures/answers.ts';
import { eventIn } from './fixtures/event.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

export default { ...siteMeta, title: 'Screens/Public pages' } satisfies Meta<SiteArgs>;

export const Home: SiteStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Weekend of Renewal/ })[0]).toBeVisible();
  },
};

export const HomeInSpanish: SiteStory = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('link', { name: /Fin de semana de renovación/ }))[0]).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NoEvents: SiteStory = {
  args: { address: '/events' },
  parameters: { msw: [http.get('/events', ({ response }) => response(200).json({ items: [] })), ...everyPage] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('link', { name: /Weekend of Renewal/ })).toBeNull();
  },
};

export const Retreats: SiteStory = {
  args: { address: '/retreat' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 3, name: 'Weekend of Renewal' });
    await expect(within(heading).getByRole('link')).toHaveAttribute('href', '/events/renewal');
    await expect(canvas.queryByText(/^The next retreat has no date yet/)).toBeNull();
  },
};

/** Ended and canceled retreats are not listed. */
export const NoRetreats: SiteStory = {
  args: { address: '/retreat' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [
      http.get('/events', ({ query, response }) => {
        const event = eventIn(query.get('lng'));
        const items = (['completed', 'cancelled'] as const).map((state) => ({
          ...event,
          id: state,
          registration: { ...event.registration, state },
        }));
        return response(200).json({ items });
      }),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The next retreat has no date yet/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Weekend of Renewal' })).toBeNull();
  },
};

/** The page also lists the online sessions that anyone can join. */
export const EventsWithOnlineSessions: SiteStory = {
  args: { address: '/events' },
  parameters: {
    msw: [
      http.get('/open-online-sessions', ({ response }) =>
        response(200).json({
          items: [
            {
              id: '0f9c1f38-94a5-4a6e-9b43-000000000003',
              title: 'Open hour of praise',
              about: 'Songs, intercession and silence.',
              kind: 'open',
              startsAt: '2020-03-07T15:00:00.000Z',
              endsAt: '2099-03-07T16:00:00.000Z',
              timeZone: 'America/New_York',
              spoken: 'both',
              phase: 'open',
              isExpected: true,
              isFull: false,
              isHost: false,
              startsFrom: '2020-03-07T14:45:00.000Z',
            },
          ],
        }),
      ),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open hour of praise' })).toBeVisible();
  },
};

export const Event: SiteStory = {
  args: { address: '/events/renewal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Weekend of Renewal' })).toBeVisible();
  },
};

/** The site's own menu closes on Escape and returns the focus. */
export const Menu: SiteStory = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const about = canvas.getByText('About', { selector: 'summary, summary *' }).closest('summary') as HTMLElement;
    await userEvent.click(about);
    const panel = about.closest('details') as HTMLElement;
    await waitFor(() => expect(within(panel).getByRole('link', { name: 'Contact Us' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(about).toHaveFocus());
  },
};

/** The API fails: the frame stays, and the visitor can retry. */
export const Failed: SiteStory = {
  args: { address: '/events' },
  parameters: {
    msw: [http.get('/events', ({ response }) => response.untyped(refusal(500, 'internal'))), ...everyPage],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

/** The form is sent empty: the summary takes the focus and links to each field. */
export const ContactCorrected: SiteStory = {
  args: { address: '/contact' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['contact.form.submit'] }));
    const summary = await canvas.findByRole('group', { name: text['publicForm.missing'] });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getByRole('link', { name: 'Last name: Name is required.' })).toBeVisible();
    await userEvent.click(within(summary).getByRole('link', { name: 'First name: Name is required.' }));
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    await expect(firstName).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(
      'Error: Name is required.',
    );
    // The last name still says which name it is, although no other message is the same.
    await userEvent.type(firstName, 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: text['contact.form.submit'] }));
    // The new attempt replaces the summary.
    await waitFor(async () => {
      await expect(canvas.queryByRole('link', { name: /^First name/ })).toBeNull();
      await expect(canvas.getByRole('link', { name: 'Last name: Name is required.' })).toBeVisible();
    });
  },
};

/** The form shows the API's error about a wrong password, and the input stays. */
export const WrongPassword: SiteStory = {
  args: { address: '/login' },
  parameters: {
    msw: [http.post('/session', ({ response }) => response.untyped(refusal(401, 'sign-in-failed'))), ...everyPage],
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ana@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'Lumen1234{Enter}');
    await waitFor(() => expect(canvas.getAllByText(text['problem.signInFailed'])[0]).toBeVisible());
    await expect(email).toHaveValue('ana@example.org');
  },
};

/** A missing code is announced at each try; starting again moves the focus to the start of the first form. */
export const CodeMissing: SiteStory = {
  args: { address: '/login' },
  parameters: {
    msw: [
      http.post('/session', ({ response }) =>
        response(202).json({
          challengeId: '4c9d2f1e-8b7a-4c6d-9e5f-3a2b1c0d9e8f',
          expiresAt: '2026-11-23T15:10:00.000Z',
        }),
      ),
      ...everyPage,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ana@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'Lumen1234{Enter}');
    const code = await canvas.findByRole('textbox', { name: text['field.code'] });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const heard = () => canvasElement.querySelector('[aria-live="assertive"]');
    await waitFor(() => expect(heard()).toHaveTextContent(text['field.code.missing']));
    await userEvent.click(canvas.getByRole('button', { name: text['login.code.restart'] }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: text['login.title'] })).toHaveFocus());
  },
};
