import type { ReactElement } from 'react';
import type { Language } from '../../i18n/useMessages.ts';
import { DesignSystemProvider } from '../../provider/DesignSystemProvider.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { english as englishFooter, spanish as spanishFooter } from '../SiteFooter/SiteFooter.fixtures.ts';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { english, spanish } from '../SiteHeader/SiteHeader.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { PageLayout } from './PageLayout.tsx';
import { PageSection } from './PageSection.tsx';

const words = {
  en: {
    skip: 'Skip to main content',
    title: 'Come away and rest a while',
    colors: 'Colours',
    wait: 'Loading your account…',
    login: 'Login',
  },
  es: {
    skip: 'Ir al contenido',
    title: 'Vengan y descansen un poco',
    colors: 'Colores',
    wait: 'Cargando su cuenta…',
    login: 'Iniciar sesión',
  },
} as const;

/** A page as the server first renders it, while the account is still unknown. */
export function wholePage(language: Language): ReactElement {
  const { skip, title, colors, wait, login } = words[language];
  const header = language === 'en' ? english : spanish;
  const footer = language === 'en' ? englishFooter : spanishFooter;
  const account = { kind: 'loading', label: wait, fallback: { label: login, href: '/login' } } as const;
  return (
    <DesignSystemProvider language={language} navigate={() => undefined}>
      <PageLayout
        skipLinkLabel={skip}
        header={<SiteHeader {...header} account={account} />}
        footer={<SiteFooter {...footer} switch={<ThemeSwitch label={colors} />} />}
      >
        <PageSection width="text">
          <Stack>
            <Heading level={1}>{title}</Heading>
            <Text>{footer.legal.join(' · ')}</Text>
          </Stack>
        </PageSection>
      </PageLayout>
    </DesignSystemProvider>
  );
}
