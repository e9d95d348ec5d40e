import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import text from '../../platform/messages/en.json';
import { everyPage, http } from '../fixtures/answers.ts';
import { siteMeta, type SiteArgs, type SiteStory } from '../support/site-story.tsx';

export default { ...siteMeta, title: 'Screens/Focus/First administrator' } satisfies Meta<SiteArgs>;

/** The first administrator was created: the focus moves to the page that says so. */
export const FirstAdministratorMade: SiteStory = {
  args: { address: '/first-administrator#the-key-of-the-link', user: undefined },
  parameters: {
    msw: [
      http.post('/users/first-administrator', ({ response }) => response.untyped(Response.json({}, { status: 201 }))),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text['field.firstName'] }), 'Ana');
    await userEvent.type(canvas.getByRole('textbox', { name: text['field.lastName'] }), 'Ruiz');
    await userEvent.type(canvas.getByRole('textbox', { name: text['field.email'] }), 'ana@example.org');
    await userEvent.type(canvas.getByLabelText(text['field.password']), 'Lumen1234{Enter}');
    const title = { level: 1, name: text['firstAdministrator.made'] };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
  },
};
