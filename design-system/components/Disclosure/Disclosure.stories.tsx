import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  args: {
    label: 'Why do you ask for a date of birth?',
    children: <Text>The price of a place depends on the age, and children need a bed that suits them.</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Why do you ask for a date of birth?');
    const content = canvas.getByText(/price of a place/);
    await expect(content).not.toBeVisible();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // Simulated keys do not reach the native disclosure; the story clicks instead of pressing Enter.
    await userEvent.click(summary);
    await expect(content).toBeVisible();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(content).not.toBeVisible();
  },
};

export const OpenAtFirst: Story = {
  args: { isOpenAtFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/price of a place/)).toBeVisible();
  },
};

/** Only one disclosure of a group is open at a time. */
export const OneOfAGroup: Story = {
  render: () => (
    <Stack gap="xs">
      <Disclosure label="What do I bring?" group="questions">
        <Text>Sheets, a towel, warm clothes for the evening, and a Bible if you have one.</Text>
      </Disclosure>
      <Disclosure label="May I arrive late?" group="questions">
        <Text>
          Yes. Someone is at the door until ten; <Link href="/contact">tell us when you will come</Link>.
        </Text>
      </Disclosure>
      <Disclosure label="Is there a lift?" group="questions">
        <Text>Yes, to every floor with bedrooms and to the chapel.</Text>
      </Disclosure>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What do I bring?'));
    await expect(canvas.getByText(/Sheets/)).toBeVisible();
    await userEvent.click(canvas.getByText('May I arrive late?'));
    await expect(canvas.getByText(/until ten/)).toBeVisible();
    await expect(canvas.getByText(/Sheets/)).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'tell us when you will come' })).toHaveFocus();
  },
};

function Collapsing(): ReactElement {
  const [step, setStep] = useState<'writing' | 'asked' | 'sent'>('writing');
  return (
    <Stack gap="m">
      <Heading level={1}>Letters</Heading>
      <Disclosure label="Write a letter" isOpenAtFirst={step !== 'sent'}>
        <Heading level={2}>Your letter</Heading>
        <Button onPress={() => setStep('asked')}>Send</Button>
      </Disclosure>
      <Dialog
        title="Send it?"
        isOpen={step === 'asked'}
        onClose={() => setStep('sent')}
        actions={<Button onPress={() => setStep('sent')}>Send it</Button>}
      >
        <Text>It cannot be called back.</Text>
      </Dialog>
    </Stack>
  );
}

/** The heading beside the opener is hidden too: the focus moves to the label of what has been closed. */
export const ClosedBehindADialog: Story = {
  render: () => <Collapsing />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send it' }));
    const label = canvasElement.querySelector('summary');
    await waitFor(() => expect(label).toHaveFocus());
    await expect(label).not.toHaveAttribute('tabindex');
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    label: '¿Por qué les preguntamos por la fecha de nacimiento de cada una de las personas que los acompañan?',
    children: <Text>El precio del lugar depende de la edad, y los niños necesitan una cama adecuada.</Text>,
    isOpenAtFirst: true,
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/una cama adecuada/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
