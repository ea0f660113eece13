/** Types that several sections share. `rules.ts` has the rules of the fields that an owner writes. */

/** Words of the interface as an owner writes them: a word that is left out is that of the language. */
export type OptionalWords<Words> = {
  [Key in keyof Words]?: Words[Key] extends string | undefined
    ? Words[Key]
    : OptionalWords<Words[Key]>;
};

/** Content that may be made up. */
export interface Sample {
  /** Marks made-up content; delete it to publish. */
  sample?: true | undefined;
}

/** Words of every section. */
export interface SectionWords {
  /** Name in the menu. */
  menuLabel: string;
  /** Heading of the section. */
  heading: string;
}

/** An entry of a list that others can refer to. */
export interface Identified {
  /** Number by which other entries refer to this one. */
  id?: number | undefined;
}

/** When something began and ended. */
export interface DateRange {
  /** Year or month of the start, such as `2022` or `2022-03`. */
  start?: string | undefined;
  /** Year or month of the end; without it, it goes on. */
  end?: string | undefined;
}

/** When something was, as an owner writes it. */
export interface Dated extends DateRange {
  /** Other dates, such as `two summers` or `14 months`, in place of `start` and `end`; in the timeline, a note after a comma is smaller. */
  period?: string | undefined;
}

/** Dates as the page shows them, in its language. */
export interface DatesText {
  /** Parts that stay on one line each, such as `March 2021 –`, `May 2022`. */
  parts: string[];
  /** Text between two parts: a space or nothing. */
  separator: string;
  /** Text in smaller type after the dates, such as `part-time`. */
  note?: string | undefined;
}

/** A picture whose files `npm run pictures` made. */
export interface PictureSource {
  /** Path of the picture below `public/`, without size and ending. */
  src: string;
  /** Alternative text; empty if the text beside it says the same. */
  alt: string;
}

/** A point of a picture. */
export interface PicturePoint {
  /** From the left edge, 0 to 1. */
  x: number;
  /** From the top edge, 0 to 1. */
  y: number;
}
