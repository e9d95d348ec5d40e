import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { PhoneField } from './PhoneField.tsx';

const Controlled = controlled(PhoneField);

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Phone',
    name: 'phone',
    hint: 'Begin with + and the country, such as +1 305 555 0142.',
    value: '',
    onChange: fn(),
    isRequired: true,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    await expect(input).not.toHaveAttribute('placeholder');
    await expect(input).toHaveAccessibleDescription('Begin with + and the country, such as +1 305 555 0142.');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('+1 305-555 0142');
    await expect(input).toHaveValue('+1 305-555 0142');
    await expect(args.onChange).toHaveBeenLastCalledWith('+1 305-555 0142');
  },
};

/** Ten digits without the country code: one click adds +1 and moves the focus to the field. */
export const WithoutCountryCode: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(input, '(305) 555-014');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, '2');
    await expect(input).toHaveValue('(305) 555-0142');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use +1 305 555 0142 (United States or Canada)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('+1 305 555 0142');
    await expect(args.onChange).toHaveBeenLastCalledWith('+1 305 555 0142');
    await expect(canvas.getByText('The number is now +1 305 555 0142')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Pasted text stays unchanged, including parentheses and spaces. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.click(canvas.getByText('Phone'));
    await userEvent.paste(' +34 (91) 555.01.42 ext 7');
    await expect(input).toHaveValue(' +34 (91) 555.01.42 ext 7');
  },
};

export const WithError: Story = {
  args: { value: '305 555 0142', errorMessage: 'Begin the number with + and the code of the country.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('305 555 0142');
    await expect(input).toHaveAccessibleDescription(
      'Begin with + and the country, such as +1 305 555 0142. Error: Begin the number with + and the code of the country.',
    );
  },
};

export const OfSomeoneElse: Story = {
  args: { label: 'Phone of the person to call in an emergency', owner: 'other', isRequired: false },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone of the person to call in an emergency (optional)' });
    await expect(input).toHaveAttribute('autocomplete', 'off');
  },
};

export const InSpanish: Story = {
  args: {
    label: 'Teléfono de la persona a la que debemos llamar en una emergencia',
    hint: 'Empiece con + y el código del país, por ejemplo +52 55 5555 0142.',
    errorMessage: 'Empiece el número con + y el código del país.',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /^Empiece con \+ .* Error: Empiece el número con \+/,
    );
  },
};
