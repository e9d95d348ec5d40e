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
export { SiteFooter } from './components/SiteFooter/SiteFooter.tsx';
export type { FooterGroup, FooterLink, SiteFooterProps } from './components/SiteFooter/SiteFooter.tsx';
export { SiteHeader } from './components/SiteHeader/SiteHeader.tsx';
export type { SiteHeaderProps } from './components/SiteHeader/SiteHeader.tsx';
export type { AccountEntry, NavEntry, NavHighlight, NavItem } from './components/SiteHeader/entries.ts';
export { Steps } from './components/Steps/Steps.tsx';

// Content
export { Heading } from './components/Heading/Heading.tsx';
export { Link } from './components/Link/Link.tsx';
export { Text } from './components/Text/Text.tsx';

// Forms
export { Button } from './components/Button/Button.tsx';
export { Checkbox } from './components/Checkbox/Checkbox.tsx';
export { ErrorSummary } from './components/ErrorSummary/ErrorSummary.tsx';
export { Fieldset } from './components/Fieldset/Fieldset.tsx';
export { Form } from './components/Form/Form.tsx';
export { LinkButton } from './components/LinkButton/LinkButton.tsx';
export { NumberField } from './components/NumberField/NumberField.tsx';
export { OneTimeCodeField } from './components/OneTimeCodeField/OneTimeCodeField.tsx';
export { PasswordField } from './components/PasswordField/PasswordField.tsx';
export { PersonList } from './components/PersonList/PersonList.tsx';
export { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
export { SaveState } from './components/SaveState/SaveState.tsx';
export { Select } from './components/Select/Select.tsx';
export { TextArea } from './components/TextArea/TextArea.tsx';
export { TextField } from './components/TextField/TextField.tsx';

// Feedback
export { Spinner } from './components/Spinner/Spinner.tsx';

// Data
export { Money } from './components/Money/Money.tsx';
export { PriceSummary } from './components/PriceSummary/PriceSummary.tsx';
