import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fieldsAfterPeople, fieldsBeforePeople, type BlankField } from '../../packet/blank-fields.ts';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import text from '../../platform/messages/en.json';
import desks from '../desk.stories.tsx';
import { http, modules, refusal } from '../fixtures/answers.ts';
import { eventIn } from '../fixtures/event.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default {
  ...desks,
  title: 'Screens/Paper entry',
  args: { ...desks.args, address: desk.newParty() },
  parameters: {
    ...desks.parameters,
    msw: [
      modules,
      http.get('/events', ({ response }) => response(200).json({ items: [eventIn('en')] })),
      http.get('/drafts/{draftKey}', ({ response }) => response(200).json({ draft: null })),
      http.get('/staff-registrations', ({ response }) => response(200).json({ items: [] })),
      http.post('/quotes', ({ response }) => response.untyped(refusal(422, 'party-without-adult'))),
      http.post('/events/{eventId}/known-people', ({ response }) => response(200).json({ items: [] })),
      ...desks.parameters.msw,
    ],
  },
} satisfies Meta<SiteArgs>;

/** Staff enter a paper from top to bottom: the blank form has the fields in the order of this screen. */
export const InTheOrderOfTheBlankForm: SiteStory = {
  play: async ({ canvas }) => {
    const age = await canvas.findByRole('textbox', { name: `${text['field.age']} Person 1` });
    await userEvent.type(age, '9');
    const fieldOf: Record<BlankField, () => Promise<HTMLElement>> = {
      'entry.language': () => canvas.findByRole('combobox', { name: text['entry.language'] }),
      'field.phone': () => canvas.findByRole('textbox', { name: text['field.phone'] }),
      'field.email': () => canvas.findByRole('textbox', { name: new RegExp(`^${text['field.email']}`) }),
      'registrationList.contact': () => canvas.findByRole('checkbox', { name: text['entry.contact.other'] }),
      'responsible.adult': () => canvas.findByRole('group', { name: text['responsible.title'] }),
      'field.rooms': () => canvas.findByRole('combobox', { name: text['field.rooms'] }),
      'entry.method': () => canvas.findByRole('combobox', { name: text['entry.method'] }),
      'entry.amount': () => canvas.findByRole('textbox', { name: new RegExp(`^${text['entry.amount']}`) }),
    };
    const shown = [
      ...(await Promise.all(fieldsBeforePeople.map((id) => fieldOf[id]()))),
      age,
      ...(await Promise.all(fieldsAfterPeople.map((id) => fieldOf[id]()))),
    ];
    const inOrder = shown.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    await expect(inOrder).toEqual(shown);
  },
};
