import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PageLayout } from './PageLayout.tsx';
import { wholePage } from './PageLayout.fixtures.tsx';
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

export const WholePage: Story = { render: () => wholePage('en') };

export const WholePageInSpanish: Story = { render: () => wholePage('es'), globals: { language: 'es' } };

export const WholePageOnAPhone: Story = {
  render: () => wholePage('es'),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The server-rendered page hydrates without a mismatch, and groups opened before hydration stay open. */
export const FromTheServer: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('page');
    const complaints = spyOn(console, 'error');
    const onRecoverableError = fn();
    place.innerHTML = renderToString(wholePage('en'));
    const schedules = within(place).getByText('Schedules').closest('details');
    if (schedules === null) throw new Error('The server made no group');
    schedules.open = true;

    const root = hydrateRoot(place, wholePage('en'), { onRecoverableError });
    // Escape closes the group only after hydration.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(schedules.open).toBe(false);
    });
    await expect(onRecoverableError).not.toHaveBeenCalled();
    await expect(complaints).not.toHaveBeenCalled();
    root.unmount();
  },
};
