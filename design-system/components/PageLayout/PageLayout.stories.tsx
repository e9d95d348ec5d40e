import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PageLayout } from './PageLayout.tsx';
import { PageSection } from './PageSection.tsx';

const meta = {
  title: 'Layout/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLinkLabel: 'Skip to main content',
    header: <Link href="/">A house of prayer</Link>,
    footer: <Text size="small">© 2026</Text>,
    children: (
      <PageSection width="text">
        <Stack>
          <Heading level={1}>Come away and rest a while</Heading>
          <Text>Three days of silence, teaching and confession for families.</Text>
        </Stack>
      </PageSection>
    ),
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await userEvent.tab();
    const skipLink = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skipLink).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

export const WithBanner: Story = {
  args: { banner: <Text>This is a demonstration; nothing is sent.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('This is a demonstration');
  },
};

export const InSpanish: Story = {
  args: { skipLinkLabel: 'Ir al contenido' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
  },
};
