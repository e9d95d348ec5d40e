import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { breakpoints } from '../design-system/theme/breakpoints.ts';
import { media } from '../design-system/theme/media.ts';
import { globalTypes } from './globals.ts';
import { mockedApi } from './support/mocked-api.ts';
import { withProvider } from './withProvider.tsx';

// Screens and overlays load when they are opened; on a busy machine the first ones take a while.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProvider],
  loaders: [mockedApi],
  globalTypes,
  initialGlobals: { language: 'en', theme: 'system', motion: 'system', text: 'usual' },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: {
        rules: [
          // A story is part of a page: the landmarks around it belong to the page.
          { id: 'region', enabled: false },
          // With forced colors, axe reads the authored colors, not the system colors that are painted.
          { id: 'color-contrast', enabled: !window.matchMedia(media.forcedColors).matches },
        ],
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          'Layout',
          'Navigation',
          'Content',
          'Forms',
          'Feedback',
          'Data',
          'Overlays',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        zoomed: { name: 'Desk at 400 %', styles: { width: '320px', height: '256px' }, type: 'desktop' },
        medium: { name: 'Medium', styles: { width: breakpoints.medium, height: '900px' }, type: 'tablet' },
        laptop: { name: 'Laptop', styles: { width: '1100px', height: '700px' }, type: 'desktop' },
        wide: { name: 'Wide', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
