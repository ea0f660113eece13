/** Every data attribute of the page. docs/architecture.md names the code that sets and reads each. */
export interface DataAttributes {
  // On <html>.
  'data-motion'?: 'full' | 'reduced';
  'data-no-animation'?: '';
  'data-smooth-scroll'?: '';
  'data-cursor'?: 'arrow';
  // On the arrow.
  'data-over-clickable'?: '';
  'data-over-text'?: '';
  'data-pressed'?: '';
  // On elements of any section.
  'data-clickable'?: '';
  'data-reveal'?: '' | 'card';
  'data-revealed'?: 'waiting' | '';
  // Skills
  'data-level'?: number;
  'data-bar'?: '';
  // Projects
  'data-cover'?: '';
  'data-needle'?: 'beside' | 'flying' | 'card';
  'data-pointed'?: '';
  'data-glow'?: string;
  // Experience
  'data-type'?: 'work' | 'education';
  'data-from'?: 'work' | 'education';
  'data-to'?: 'work' | 'education';
  // Testimonials
  'data-count'?: number;
  'data-ready'?: '';
  'data-length'?: 'short' | 'medium' | 'long' | 'longest';
  'data-on'?: boolean;
  // Contact
  'data-success'?: string;
  'data-error'?: string;
}

declare module 'react' {
  // Components set them with these values only.
  interface AriaAttributes extends DataAttributes {}
}
