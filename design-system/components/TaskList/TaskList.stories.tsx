import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { TaskList } from './TaskList.tsx';

const meta = {
  title: 'Data/TaskList',
  component: TaskList,
  // Workspace screens are used with a mouse on a desktop: see .storybook/checks/keyboard.test.ts.
  tags: ['workspace'],
  args: {
    label: 'What is done and what is open',
    tasks: [
      {
        id: 'email',
        state: 'problem',
        label: 'The last email did not arrive',
        detail: 'The mail server of ana@example.org rejects our emails. Please call and ask for another address.',
        turn: 'Our turn',
        isOwnTurn: true,
        action: <Link href="#contact">Change contact</Link>,
      },
      {
        id: 'payment',
        state: 'open',
        label: '$200.00 due by check',
        turn: 'Family’s turn',
        action: <Button tone="quiet">Record a payment</Button>,
      },
      { id: 'waiver', state: 'open', label: '1 of 4 signatures', turn: 'Family’s turn' },
      { id: 'places', state: 'done', label: 'Places booked' },
    ],
  },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What is done and what is open' })).toBeVisible();
    const [problem, , , done] = canvas.getAllByRole('listitem');
    await expect(problem).toHaveTextContent('Our turn');
    await expect(done).toHaveTextContent('Done: Places booked');
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    label: 'Qué está hecho y qué falta',
    tasks: [
      {
        id: 'responsible',
        state: 'open',
        label: 'Falta el adulto responsable de Guadalupe Fernández de la Cruz y de José María Fernández de la Cruz',
        turn: 'Nos toca a nosotros',
        isOwnTurn: true,
        action: <Link href="#people">Cambiar quién asiste</Link>,
      },
      { id: 'places', state: 'done', label: 'Lugares reservados' },
    ],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
