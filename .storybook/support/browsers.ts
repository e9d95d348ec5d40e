import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { findChromium } from '../../tests/support/chromium.ts';

export const configDir = fileURLToPath(new URL('..', import.meta.url));

/** The same Chromium as the journeys; without one, Playwright says how to get its own. */
const executablePath = findChromium();

/** What components import, prepared before the first story: found while stories run, it would reload them half-way. */
export const dependencies = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-dom/server',
  ...['Button', 'Dialog', 'Heading', 'I18nProvider', 'Menu', 'Modal', 'Popover'].map(
    (name) => `react-aria-components/${name}`,
  ),
  'openapi-fetch',
  'react-hook-form',
  'react-intl',
  'react-router-dom',
  'zod',
  '@tanstack/react-table',
  'uqr',
];

/** A browser whose media features are set by `contextOptions`. Made again for each project: vitest writes into it. */
export const browserWith = (contextOptions: BrowserContextOptions, args: readonly string[] = []) => ({
  enabled: true,
  headless: true,
  // Letters as wide as on a real screen: without windows they would be fitted to whole points.
  provider: playwright({
    launchOptions: { executablePath, args: ['--no-sandbox', '--font-render-hinting=none', ...args] },
    contextOptions,
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** The media features of someone whose system paints with a few colors of its own and keeps things still. */
export const forcedColors: BrowserContextOptions = { forcedColors: 'active', reducedMotion: 'reduce' };
