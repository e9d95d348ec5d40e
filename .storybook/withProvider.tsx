import { useEffect } from 'react';
import type { ReactElement } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { DesignSystemProvider, loadFonts } from '#design-system';
import { column } from './withProvider.css.ts';
import { isLanguage, isTheme } from './globals.ts';

let fontsAreLoading = false;

/** Wraps every story in the real provider, in the toolbar's language and theme. */
export const withProvider: Decorator = function WithProvider(Story, { globals, parameters }): ReactElement {
  const language = isLanguage(globals.language) ? globals.language : 'en';
  const theme = isTheme(globals.theme) ? globals.theme : 'system';

  useEffect(() => {
    if (!fontsAreLoading) void loadFonts();
    fontsAreLoading = true;
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  useEffect(() => {
    if (globals.text === 'double') document.documentElement.dataset.text = 'double';
    else delete document.documentElement.dataset.text;
    if (globals.motion === 'reduced') document.documentElement.dataset.motion = 'reduced';
    else delete document.documentElement.dataset.motion;
  }, [globals.text, globals.motion]);

  // The site's own screens include the provider.
  if (parameters.ownProvider === true) return <Story />;
  return (
    <DesignSystemProvider language={language} navigate={() => undefined}>
      {parameters.layout === 'fullscreen' ? (
        <Story />
      ) : (
        <div className={column}>
          <Story />
        </div>
      )}
    </DesignSystemProvider>
  );
};
