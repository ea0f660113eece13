import { createContext } from 'react';

/** Colour in which a section begins and ends. Its style sheet paints it. */
export type Ground = 'background' | 'surface' | 'deep';

/** The colours where a section meets its neighbours. */
export interface SectionGrounds {
  /** Of the section. */
  own: Ground;
  /** Of the section above. */
  above: Ground;
  /** Of the section below. */
  below: Ground;
}

/** The grounds around a section. App knows them from the order of the sections. */
export const SectionGroundsContext = createContext<SectionGrounds>({
  own: 'background',
  above: 'background',
  below: 'background',
});
