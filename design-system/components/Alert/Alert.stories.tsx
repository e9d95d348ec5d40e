import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'info', children: 'Registration opens on 1 March.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Note:')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    // An alert that is present on load is read in document order, not announced.
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(/^$/);
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Alert tone="neutral">The chapel is open from six.</Alert>
      <Alert tone="info">Registration opens on 1 March.</Alert>
      <Alert tone="positive" title="Your place is kept">
        We have written to you what to bring.
      </Alert>
      <Alert tone="caution">
        This is a demonstration; nothing is sent. <Link href="/demo/mail">Read the mail it would send</Link>
      </Alert>
      <Alert tone="critical" title="Your registration was not saved" actions={<Button>Try again</Button>}>
        The connection was lost. What you typed is still here.
      </Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Note:', 'Done:', 'Important:', 'Problem:']) await expect(canvas.getByText(word)).toBeVisible();
  },
};

function Appearing() {
  const [attempts, setAttempts] = useState(0);
  return (
    <Stack align="start">
      <Button onPress={() => setAttempts(attempts + 1)}>Send</Button>
      {attempts > 0 && (
        <Alert tone="critical" title="Not sent" announce>
          Attempt {attempts}: the connection was lost.
        </Alert>
      )}
    </Stack>
  );
}

export const Announced: Story = {
  render: () => <Appearing />,
  play: async ({ canvas, canvasElement }) => {
    const heard = () => canvasElement.querySelector('[aria-live="assertive"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(heard()).toHaveTextContent('Problem: Not sent Attempt 1: the connection was lost.'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heard()).toHaveTextContent('Attempt 2'));
  },
};

export const InSpanish: Story = {
  args: { tone: 'caution', title: 'La inscripción cierra mañana', children: 'Quedan doce lugares.' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Importante:')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { tone: 'critical', title: 'Your registration was not saved', actions: <Button>Try again</Button> },
  globals: { viewport: { value: 'phone' } },
};
