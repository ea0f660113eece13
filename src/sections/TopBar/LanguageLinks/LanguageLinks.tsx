import { publicUrl } from '../../../helpers/publicUrl.ts';
import type { LanguageVersion } from '../../sectionProps.ts';
import styles from './LanguageLinks.module.css';

interface LanguageLinksProps {
  /** The page in other languages. */
  translations: readonly LanguageVersion[];
  /** Id of the section in view: the link leads to the same one. */
  sectionInView: string | undefined;
  /** The list that the links are in. */
  within: 'bar' | 'menu';
}

/** Links to the page in other languages. Each names its language in itself. */
export function LanguageLinks({ translations, sectionInView, within }: LanguageLinksProps) {
  const hash = sectionInView && sectionInView !== 'home' ? `#${sectionInView}` : '';
  return translations.map(({ language, name, path }) => (
    <a
      key={language}
      className={within === 'bar' ? styles.inBar : styles.inMenu}
      href={publicUrl(path) + hash}
      hrefLang={language}
      lang={language}
    >
      {name}
    </a>
  ));
}
