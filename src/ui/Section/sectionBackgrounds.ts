import { createContext } from 'react';

/** Colour in which a section begins and ends. Its style sheet paints it. `page`: that of the page. */
export type SectionBackground = 'page' | 'surface' | 'deep';

/** The colours where a section meets its neighbours. */
export interface SectionBackgrounds {
  /** Of the section. */
  own: SectionBackground;
  /** Of the section above. */
  above: SectionBackground;
  /** Of the section below. */
  below: SectionBackground;
}

/** The backgrounds around a section. App knows them from the order of the sections. */
export const SectionBackgroundsContext = createContext<SectionBackgrounds>({
  own: 'page',
  above: 'page',
  below: 'page',
});
