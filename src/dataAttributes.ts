/** Every data attribute of the page. The comments name the code that sets it and the code that reads it. A test finds any other. */
export interface DataAttributes {
  // On <html>.
  /** The shell, App → style sheets of movement. */
  'data-motion'?: 'full' | 'reduced';
  /** useGlide → motion.css: links glide while it is there. */
  'data-glide'?: '';
  /** followMouse → Cursor.module.css: the arrow replaces the cursor. */
  'data-cursor'?: 'arrow';

  // On the arrow.
  /** followMouse → Cursor.module.css: the arrow is pink. */
  'data-over-clickable'?: '';
  /** followMouse → Cursor.module.css: the arrow makes way for the text cursor. */
  'data-over-text'?: '';
  /** followMouse → Cursor.module.css: the arrow is larger. */
  'data-pressed'?: '';

  // On elements of any section.
  /** Any component → followMouse, Cursor.module.css: clickable, though neither a link nor a button. */
  'data-clickable'?: '';
  /** Components → reveal, useReveal, motion.css: a part or card that is hidden until its section is reached. */
  'data-reveal'?: '' | 'card';
  /** On sections. useReveal, hydrate → motion.css: GSAP controls the parts from now on. */
  'data-revealed'?: '';

  // Skills
  /** SkillRow → checks from outside: the level in percent. */
  'data-level'?: number;
  /** SkillRow → reveal: its width grows. */
  'data-bar'?: '';

  // Projects
  /** Projects → style sheets of both needles: which of them shows. */
  'data-needle'?: 'resting' | 'flying' | 'card';
  /** ProjectCard → style sheets of card and needle: the needle points in it. */
  'data-pointed'?: '';
  /** ProjectCard → plugins/theme/lights.ts: its light, which is a colour or a frame. */
  'data-glow'?: string;

  // Experience
  /** TimelineEntry → its style sheet: its colour. */
  'data-type'?: 'work' | 'education';
  /** Experience → its style sheet: the colours of the axis. */
  'data-from'?: 'work' | 'education';
  'data-to'?: 'work' | 'education';

  // Testimonials
  /** Testimonials → style sheets of slides and controls. */
  'data-count'?: number;
  /** CarouselControls → its style sheet: the buttons work and show. */
  'data-ready'?: '';
  /** TestimonialCard → its style sheet: the size of the quote. */
  'data-length'?: 'short' | 'medium' | 'long' | 'longest';
  /** TestimonialCard → its style sheet: a star that counts. */
  'data-on'?: boolean;

  // Contact
  /** ContactForm → its style sheet: the banners' texts keep the room that they will need. */
  'data-success'?: string;
  'data-error'?: string;
}

declare module 'react' {
  // Components set them with these values only.
  interface AriaAttributes extends DataAttributes {}
}
