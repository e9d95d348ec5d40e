import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { http } from './api.fixtures.ts';
import { familyWords } from './family-words.fixtures.ts';
import { FamilyList } from './FamilyList.tsx';
import { household, newMemberId } from './household.fixtures.ts';
import type { FamilyMember } from './useHousehold.ts';

const kept = (items: FamilyMember[]) => http.get('/account/household', ({ response }) => response(200).json({ items }));
const unreachable = () => HttpResponse.error();

const answers = [
  kept(household),
  http.post('/account/household', async ({ request, response }) =>
    response(201).json({ ...(await request.json()), id: newMemberId }),
  ),
  http.put('/account/household/{memberId}', async ({ request, params, response }) =>
    response(200).json({ ...(await request.json()), id: params.memberId }),
  ),
  http.delete('/account/household/{memberId}', ({ response }) => response(204).empty()),
];

const meta = {
  title: 'Patterns/FamilyList',
  component: FamilyList,
  args: { words: familyWords.en, today: '2026-03-01' },
  parameters: { msw: answers },
} satisfies Meta<typeof FamilyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Your family' });
    await expect(within(group).getAllByRole('button')[0]).toHaveAccessibleDescription(
      'Keep them here, and you need not type them at each registration.',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Born May 2, 2014')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      http.get('/account/household', async () => {
        await delay('infinite');
        return unreachable();
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your family…')).toBeVisible();
  },
};

/** Nothing came, then it does. */
export const LoadedAtTheSecondTry: Story = {
  parameters: { msw: [http.get('/account/household', unreachable)] },
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(kept(household));
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

/** Saved too early, corrected, saved; all by keyboard. */
export const AddingByKeyboard: Story = {
  parameters: { msw: [kept([]), ...answers.slice(1)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No active members found')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await userEvent.keyboard('Rosa{Tab}Ruiz{Tab}2{Tab}31{Tab}1956{Enter}');
    const dayInput = canvas.getByRole('textbox', { name: 'Day' });
    await waitFor(() => expect(dayInput).toHaveAccessibleDescription('Error: There is no such day in that month.'));
    await expect(dayInput).toHaveValue('31');
    await userEvent.clear(dayInput);
    await userEvent.type(dayInput, '3{Enter}');
    await expect(await canvas.findByText('Born February 3, 1956')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a person' })).toHaveFocus());
  },
};

export const ChangingByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Luis Hernández' }));
    // The editor takes the focus once it is painted.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    const year = canvas.getByRole('textbox', { name: 'Year' });
    await expect(year).toHaveValue('2014');
    await userEvent.clear(year);
    await userEvent.type(year, '2013');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this person' }));
    await expect(await canvas.findByText('Born May 2, 2013')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change Luis Hernández' })).toHaveFocus());
  },
};

/** What was typed is not lost when it could not be saved. */
export const NotSaved: Story = {
  parameters: { msw: [kept(household), http.put('/account/household/{memberId}', unreachable)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Luis Hernández' }));
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(firstName, ' Ignacio{Enter}');
    // Shown, and said aloud.
    await waitFor(() => expect(canvas.getAllByText(/Not saved\. What you typed is still here/)[0]).toBeVisible());
    await expect(firstName).toHaveValue('Luis Ignacio');
  },
};

export const RemovedAndPutBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove José Antonio Hernández de la Cruz' }));
    await expect(canvas.getByRole('button', { name: 'Change Luis Hernández' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

/** Whom the API does not take out is on the list again, and that is said. */
export const NotRemoved: Story = {
  parameters: { msw: [kept(household), http.delete('/account/household/{memberId}', unreachable)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Luis Hernández' }));
    await waitFor(() => expect(canvas.getAllByText(/still on the list/)[0]).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const InSpanish: Story = {
  args: { words: familyWords.es },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fecha de nacimiento: 2 de mayo de 2014')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar Ana María Ruiz' }));
    await expect(
      canvas
        .getAllByRole('textbox')
        .slice(2)
        .map(({ id }) => id),
    ).toEqual(['family-birthDate-day', 'family-birthDate-month', 'family-birthDate-year']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
