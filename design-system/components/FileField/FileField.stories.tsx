import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FileField } from './FileField.tsx';
import type { FileFieldProps } from './FileField.tsx';
import { fileProblem } from './fileProblem.ts';
import type { FileProblem } from './fileProblem.ts';

const people = new File(['Ana Ruiz;41\n'.repeat(4000)], 'people.csv', { type: 'text/csv' });
const letter = new File(['Dear friends'], 'letter.pdf', { type: 'application/pdf' });

function Controlled(props: FileFieldProps): ReactElement {
  const [file, setFile] = useState(props.file);
  return (
    <FileField
      {...props}
      file={file}
      onChange={(next) => {
        setFile(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: {
    label: 'List of people',
    name: 'people',
    hint: 'A table saved as CSV or XLSX, up to 5 MB.',
    endings: ['csv', 'xlsx'],
    file: undefined,
    onChange: fn(),
    isRequired: true,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^List of people/);
    await expect(input).toHaveAccessibleName('List of people Choose a file');
    await expect(input.labels).toHaveLength(1);
    await expect(input).toHaveAccessibleDescription('A table saved as CSV or XLSX, up to 5 MB.');
    await expect(input).toHaveAttribute('accept', '.csv,.xlsx');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, people);
    await expect(args.onChange).toHaveBeenLastCalledWith(people);
    await expect(await canvas.findByText('people.csv was chosen.')).toBeInTheDocument();
    await expect(input).toHaveAccessibleDescription(
      'Chosen: people.csv 48 kB A table saved as CSV or XLSX, up to 5 MB.',
    );
    // The native input must also be empty once the file is removed.
    await expect(input).toHaveProperty('files.length', 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove people.csv' }));
    await expect(input).toHaveProperty('files.length', 0);
  },
};

export const RemovingByKeyboard: Story = {
  args: { file: people },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove people.csv' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByLabelText('List of people')).toHaveFocus();
    await expect(await canvas.findByText('people.csv was removed.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The input covers the drop zone, so that the browser gives dropped files to it. */
export const DropsFallOnTheInput: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('List of people');
    const words = canvas.getByText('Choose a file').getBoundingClientRect();
    await expect(document.elementFromPoint(words.x + words.width / 2, words.y + words.height / 2)).toBe(input);
    const place = input.parentElement?.getBoundingClientRect();
    await expect(input.getBoundingClientRect().width).toBeGreaterThan((place?.width ?? Infinity) - 8);
  },
};

const problems: Record<FileProblem, string> = {
  wrongType: 'Elija una tabla en formato CSV o XLSX.',
  tooLarge: 'El archivo es demasiado grande: puede tener hasta 5 MB.',
  empty: 'El archivo está vacío.',
};

/** The page calls `fileProblem` and chooses the message. */
export const WrongTypeInSpanish: Story = {
  args: { label: 'Lista de personas', hint: 'Una tabla guardada como CSV o XLSX, de hasta 5 MB.', file: letter },
  globals: { language: 'es', viewport: { value: 'phone' } },
  render: function Render(args) {
    const [file, setFile] = useState(args.file);
    const problem = file && fileProblem(file, { endings: args.endings, maxBytes: 5_000_000 });
    return <FileField {...args} file={file} onChange={setFile} errorMessage={problem && problems[problem]} />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Lista de personas');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      /^Elegido: letter\.pdf .* Error: Elija una tabla en formato CSV o XLSX\.$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar letter.pdf' }));
    await expect(input).toBeValid();
  },
};

export const TooLarge: Story = {
  args: { file: people, errorMessage: 'The file is too large: it may have up to 5 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('List of people')).toBeInvalid();
  },
};

export const LongNameOnAPhone: Story = {
  args: {
    label: 'Lista de las personas que asistirán a la convención',
    file: new File(['x'], 'inscripciones_de_la_convencion_de_familias_con_habitaciones_y_comidas_version_final.xlsx'),
    isRequired: false,
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Disabled: Story = {
  args: { file: people, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('List of people')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
