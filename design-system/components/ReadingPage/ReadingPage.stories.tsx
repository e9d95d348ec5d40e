import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Text } from '../Text/Text.tsx';
import { ReadingPage } from './ReadingPage.tsx';

const words =
  'Between the talks there is time: for confession, for a walk, for sitting in the chapel with nothing to do.';

const meta = {
  title: 'Layout/ReadingPage',
  component: ReadingPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  args: {
    title: 'What a retreat here is like',
    lead: 'A few days away from everything, with time for God and for oneself.',
    drawing: 'hills',
    contents: {
      label: 'On this page',
      places: [
        { label: 'Friday', href: '#friday' },
        { label: 'Saturday', href: '#saturday' },
      ],
    },
    children: (
      <Prose>
        <Heading level={2} id="friday">
          Friday
        </Heading>
        <Text>{words}</Text>
        <Heading level={2} id="saturday">
          Saturday
        </Heading>
        <Text>{words}</Text>
      </Prose>
    ),
  },
} satisfies Meta<typeof ReadingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    const first = canvas.getByRole('heading', { level: 2, name: 'Friday' });
    // The DOM order is the reading order, regardless of the layout.
    await expect(title.compareDocumentPosition(contents) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(contents.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(canvas.getByRole('link', { name: 'Saturday' })).toHaveAttribute('href', '#saturday');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Friday' })).toHaveFocus();
  },
};

export const TextAlone: Story = {
  args: { drawing: undefined, contents: undefined, kicker: 'Friday of the second week of Lent' },
};

export const InSpanish: Story = {
  globals: { language: 'es' },
  args: {
    title: 'Cómo es un retiro en nuestra casa de oración',
    lead: 'Unos días lejos de todo, con tiempo para Dios y para uno mismo.',
    contents: { label: 'En esta página', places: [{ label: 'Viernes', href: '#friday' }] },
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(canvas.getByRole('link', { name: 'On this page' })).toHaveAttribute('href', `#${contents.id}`);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The form comes before the explanatory text in reading and tab order. */
export const WithSomethingToDo: Story = {
  args: { action: <Heading level={2}>Your prayer request</Heading> },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('heading', { level: 2, name: 'Your prayer request' });
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(action.compareDocumentPosition(contents) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(action.getBoundingClientRect().left).toBeGreaterThan(contents.getBoundingClientRect().right);
  },
};
