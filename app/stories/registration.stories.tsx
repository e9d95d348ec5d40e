import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import text from '../platform/messages/en.json';
import { everyPage, http } from './answers.ts';
import { eventIn } from './event.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './site-story.tsx';

export default {
  ...siteMeta,
  title: 'Screens/Registration',
  args: { address: '/retreat-registration?id=renewal' },
} satisfies Meta<SiteArgs>;

const nextStep = { name: text['form.continue'] };

/** Continued empty: the summary takes the focus and leads to the first field; corrected by keyboard, the next step opens. */
export const ContactCorrected: SiteStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', nextStep));
    const summary = await canvas.findByRole('group', { name: text['form.errors'] });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getAllByRole('link')[0] as HTMLElement);
    await expect(canvas.getByRole('textbox', { name: text['field.firstName'] })).toHaveFocus();
    await userEvent.keyboard('Ana{Tab}Ruiz');
    await expect(canvas.getByRole('textbox', { name: text['field.lastName'] })).toHaveValue('Ruiz');
  },
};

export const NotYetOpen: SiteStory = {
  parameters: {
    msw: [
      http.get('/events', ({ query, response }) => {
        const event = eventIn(query.get('lng'));
        return response(200).json({
          items: [{ ...event, registration: { ...event.registration, state: 'notYetOpen' } }],
        });
      }),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', nextStep)).toBeNull();
  },
};

export const InSpanishOnAPhone: SiteStory = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /corrija/ })).toHaveFocus());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
