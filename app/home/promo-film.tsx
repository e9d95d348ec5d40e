import { PageSection, Video } from '#design-system';
import { useIntl } from 'react-intl';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useSite } from '../platform/shell/site.ts';

const languageNames = { en: 'English', es: 'Español' } as const;

/** The center's film, if the configuration has one with captions. */
export default function PromoFilm() {
  const intl = useIntl();
  const { language } = useLanguage();
  const film = useSite().promoVideo;
  const [first, ...others] = film?.captions.map((track) => ({ ...track, label: languageNames[track.language] })) ?? [];
  if (!film || !first) return null;
  return (
    <PageSection width="text">
      <Video
        src={film.src}
        title={intl.formatMessage({ id: 'home.film' })}
        captions={[first, ...others]}
        language={language}
      />
    </PageSection>
  );
}
