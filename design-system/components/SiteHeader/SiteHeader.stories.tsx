import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { english, signedIn, spanish } from './SiteHeader.fixtures.ts';

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: english,
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the native disclosure with this summary text. */
const group = (navigation: HTMLElement, name: string | RegExp): HTMLDetailsElement => {
  const details = within(navigation).getByText(name, { selector: 'summary span' }).closest('details');
  if (details === null) throw new Error(`No group ${String(name)}`);
  return details;
};

const summary = (details: HTMLDetailsElement): HTMLElement => {
  const found = details.querySelector('summary');
  if (found === null) throw new Error('No summary');
  return found;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(canvas.getByRole('link', { name: 'Grace Hill Retreat House' })).toHaveAttribute('href', '/');
    await expect(within(navigation).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(within(navigation).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
};

export const GroupsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    const schedules = group(navigation, 'Schedules');
    // Simulated keys do not reach the native disclosure; the story clicks instead of pressing Enter.
    await userEvent.click(summary(schedules));
    await expect(schedules.open).toBe(true);
    await userEvent.tab();
    await expect(within(schedules).getByRole('link', { name: 'All events' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(schedules.open).toBe(false);
    await expect(summary(schedules)).toHaveFocus();
    await userEvent.click(summary(schedules));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(navigation).not.toContainElement(document.activeElement as HTMLElement);
    await expect(schedules.open).toBe(false);
  },
};

export const GroupsByPointer: Story = {
  args: signedIn,
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    const schedules = group(navigation, 'Schedules');
    const manage = group(navigation, 'Manage');
    await userEvent.click(summary(schedules));
    await expect(schedules.open).toBe(true);
    await userEvent.click(summary(manage));
    await expect(schedules.open).toBe(false);
    await expect(manage.open).toBe(true);
    await userEvent.click(document.body);
    await expect(manage.open).toBe(false);
    await userEvent.click(summary(manage));
    await userEvent.click(within(manage).getByRole('link', { name: 'Manage registrations' }));
    await expect(manage.open).toBe(false);
  },
};

export const CurrentPageInGroup: Story = {
  args: { currentPath: '/events?type=Residential&lng=en' },
  play: async ({ canvas }) => {
    const schedules = group(canvas.getByRole('navigation', { name: 'Main' }), 'Schedules');
    await expect(summary(schedules)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(summary(schedules));
    await expect(within(schedules).getByRole('link', { name: 'Retreats' })).toHaveAttribute('aria-current', 'page');
    await expect(within(schedules).getByRole('link', { name: 'All events' })).not.toHaveAttribute('aria-current');
  },
};

export const Highlighted: Story = {
  play: async ({ canvas }) => {
    const retreat = canvas.getByRole('link', { name: 'Families of Hope Retreat (registration is open)' });
    await expect(retreat).toBeVisible();
    const schedules = group(canvas.getByRole('navigation', { name: 'Main' }), 'Schedules');
    await expect(summary(schedules)).toHaveTextContent('Schedules (registration is open)');
    const blinking = schedules.getAnimations({ subtree: true });
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(blinking).toHaveLength(isStill ? 0 : 1);
    for (const animation of blinking) {
      await expect(animation.effect?.getComputedTiming().endTime).toBeLessThan(5000);
    }
  },
};

export const External: Story = {
  play: async ({ canvas }) => {
    const news = canvas.getByRole('link', { name: 'News (opens in a new tab)' });
    await expect(news).toHaveAttribute('target', '_blank');
  },
};

export const AccountLoading: Story = {
  args: { account: { kind: 'loading', label: 'Loading your account…', fallback: { label: 'Login', href: '/login' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your account…')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  },
};

export const SignedIn: Story = { args: signedIn };

const liveSign = <LiveBadge isLive liveLabel="Live" notLiveLabel="Not live" href="https://video.example/live" />;

export const Live: Story = {
  args: { live: liveSign },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Live (opens in a new tab)' })).toBeVisible();
  },
};

/** The live badge may appear while someone reads: the content below it must not move. */
export const LiveOnAPhone: Story = {
  args: { ...spanish, live: undefined },
  globals: { language: 'es', viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <SiteHeader
        {...args}
        label="Principal, en vivo"
        live={<LiveBadge isLive liveLabel="En vivo" notLiveLabel="" href="https://video.example/live" />}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^En vivo/ })).toBeVisible();
    const [without, withSign] = [...canvasElement.querySelectorAll('nav')].map(
      (nav) => nav.parentElement?.offsetHeight,
    );
    await expect(withSign).toBe(without);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Seasons: Story = {
  render: (args) => (
    <>
      {(['violet', 'white', 'green', 'red', 'rose'] as const).map((season) => (
        <SiteHeader key={season} {...args} label={season} season={season} />
      ))}
    </>
  ),
};

export const InSpanish: Story = {
  args: { ...spanish, language: { ...spanish.language, onChange: fn() } },
  globals: { language: 'es' },
  play: async ({ canvas, args }) => {
    const schedules = group(canvas.getByRole('navigation', { name: 'Principal' }), 'Calendario');
    await expect(canvas.getByRole('link', { name: 'Noticias (se abre en otra pestaña)' })).toBeVisible();
    await userEvent.click(summary(schedules));
    const english = canvas.getByRole('link', { name: 'EN English' });
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(english).toHaveAttribute('href', '/?lng=en');
    await userEvent.click(english);
    await expect(args.language.onChange).toHaveBeenCalledWith('en');
    await expect(schedules.open).toBe(false);
  },
};

export const OnAPhone: Story = {
  args: signedIn,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
    const menuButton = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menuButton);
    const home = await canvas.findByRole('link', { name: 'Home' });
    await expect(home).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Close' })).toHaveFocus();

    const schedules = group(canvas.getByRole('navigation', { name: 'Main' }), 'Schedules');
    await userEvent.click(summary(schedules));
    await expect(within(schedules).getByRole('link', { name: 'Retreats' })).toBeVisible();
    await userEvent.click(within(schedules).getByRole('link', { name: 'Retreats' }));
    await expect(home).not.toBeVisible();

    await userEvent.click(menuButton);
    await expect(home).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(home).not.toBeVisible();
    await expect(menuButton).toHaveFocus();
  },
};

/** The sheet covers the page: an element behind it would not be visible when it gets the focus. */
export const FocusLeavesTheSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Button>Below the header</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const home = await canvas.findByRole('link', { name: 'Home' });
    await expect(await canvas.findByRole('button', { name: 'Close' })).toHaveFocus();
    const below = canvas.getByRole('button', { name: 'Below the header' });
    below.focus();
    await expect(home).not.toBeVisible();
    await expect(below).toHaveFocus();
  },
};

export const OnAPhoneInSpanish: Story = {
  args: { ...spanish, brand: { name: 'Casa de Oración Nuestra Señora de la Esperanza', href: '/' } },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    await expect(await canvas.findByRole('link', { name: 'Inicio' })).toBeVisible();
  },
};

export const OwnLogoAndSeason: Story = {
  args: {
    season: 'violet',
    brand: {
      name: 'Grace Hill Retreat House',
      href: '/',
      logo: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><circle cx="15" cy="20" r="12"/></svg>')}`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    // The logo is decorative beside the name.
    await expect(canvas.getByRole('link', { name: 'Grace Hill Retreat House' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

export const AboveAPage: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Button>Below the header</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const schedules = group(canvas.getByRole('navigation', { name: 'Main' }), 'Schedules');
    await userEvent.click(summary(schedules));
    canvas.getByRole('button', { name: 'Below the header' }).focus();
    await expect(schedules.open).toBe(false);
  },
};
