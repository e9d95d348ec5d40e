import './theme/reset.css.ts';
import './theme/themes.css.ts';

export { DesignSystemProvider } from './provider/DesignSystemProvider.tsx';
export type { DesignSystemProviderProps } from './provider/DesignSystemProvider.tsx';
export { useAnnounce } from './private/Announcer/Announcer.tsx';
export type { Language } from './i18n/useMessages.ts';
export { loadFonts } from './theme/fonts.ts';
export { themeScript } from './theme/colorScheme.ts';
export { ThemeSwitch } from './components/ThemeSwitch/ThemeSwitch.tsx';

// Layout
export { Grid } from './components/Grid/Grid.tsx';
export { Inline } from './components/Inline/Inline.tsx';
export { PageLayout } from './components/PageLayout/PageLayout.tsx';
export { PageSection } from './components/PageLayout/PageSection.tsx';
export { Stack } from './components/Stack/Stack.tsx';

// Navigation
export { LanguageSwitch } from './components/LanguageSwitch/LanguageSwitch.tsx';
export type { LanguageOption, LanguageSwitchProps } from './components/LanguageSwitch/LanguageSwitch.tsx';
export { SiteHeader } from './components/SiteHeader/SiteHeader.tsx';
export type { SiteHeaderProps } from './components/SiteHeader/SiteHeader.tsx';
export type { AccountEntry, NavEntry, NavHighlight, NavItem } from './components/SiteHeader/entries.ts';

// Content
export { Heading } from './components/Heading/Heading.tsx';
export { Link } from './components/Link/Link.tsx';
export { Text } from './components/Text/Text.tsx';

// Forms
export { Button } from './components/Button/Button.tsx';
export { LinkButton } from './components/LinkButton/LinkButton.tsx';

// Feedback
export { Spinner } from './components/Spinner/Spinner.tsx';
