/** Every data attribute of the page. docs/architecture.md names the code that sets and reads each. */
export interface DataAttributes {
  // On <html>.
  'data-motion'?: 'full' | 'reduced';
  'data-no-animation'?: '';
  'data-renderer'?: 'software';
  'data-needle-field'?: '';
  'data-smooth-scroll'?: '';
  'data-cursor'?: 'arrow';
  // On the cursor (motion/Cursor/Cursor.tsx).
  'data-over-clickable'?: '';
  'data-over-text'?: '';
  'data-pressed'?: '';
  // On elements of any section.
  'data-reveal'?: '' | 'stagger';
  /**
   * Missing until the reveal code comes: until then CSS hides the targets, for 4 s at most (motion.css). `shown`: the
   * reveal has begun.
   */
  'data-revealed'?: 'waiting' | 'shown';
  // Skills
  'data-level'?: number;
  'data-hovered'?: '';
  'data-bar-fill'?: '';
  // Projects
  /** Percent of its width by which the reveal slides a cover away. */
  'data-cover'?: number;
  'data-needle-drawing'?: 'docked' | 'card';
  'data-needle-card'?: '';
  'data-glow'?: string;
  'data-case-part'?: 'picture-side' | 'result' | 'pill' | 'needle' | 'body';
  // Experience
  'data-type'?: 'work' | 'education';
  'data-first-type'?: 'work' | 'education';
  'data-last-type'?: 'work' | 'education';
  // Testimonials
  'data-count'?: number;
  'data-ready'?: '';
  'data-length'?: 'short' | 'medium' | 'long' | 'longest';
  'data-filled'?: boolean;
  // Contact
  'data-success-text'?: string;
  'data-error-text'?: string;
}

declare module 'react' {
  // React's types of HTML and SVG elements both extend `AriaAttributes`, so every element takes them.
  interface AriaAttributes extends DataAttributes {}
}
