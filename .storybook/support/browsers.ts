import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { findChromium } from '../../tests/support/chromium.ts';

export const configDir = fileURLToPath(new URL('..', import.meta.url));

/** The same Chromium as the journeys use; without one, Playwright says how to install its own. */
const executablePath = findChromium();

/** The packages that components import, optimized before the first story: discovering them later would reload running stories. */
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

/** A browser with the media features in `contextOptions`. Each project needs its own object, because vitest writes into it. */
export const browserWith = (contextOptions: BrowserContextOptions, args: readonly string[] = []) => ({
  enabled: true,
  headless: true,
  // Letters as wide as on a real screen: headless browsers would otherwise round their widths to whole pixels.
  provider: playwright({
    launchOptions: { executablePath, args: ['--no-sandbox', '--font-render-hinting=none', ...args] },
    contextOptions,
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** The media features of a system with forced colors and reduced motion. */
export const forcedColors: BrowserContextOptions = { forcedColors: 'active', reducedMotion: 'reduce' };
