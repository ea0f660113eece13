/**
 * What may be written in content.ts. Every field says what it is and where it is seen.
 * `sample: true` marks people, companies and addresses that are made up: replace the entry, then delete the mark.
 */

/** The whole site. */
export interface Content {
  site: Site;
  owner: Owner;
  topBar: TopBarContent;
  home: HomeContent;
  about: AboutContent;
  skills: SkillsContent;
  projects: ProjectsContent;
  experience: ExperienceContent;
  testimonials: TestimonialsContent;
  contact: ContactContent;
  footer: FooterContent;
  notFound: NotFoundContent;
}

/** Carried by entries that are made up. */
export interface MaybeSample {
  sample?: true;
}

/** What search engines, link previews and browsers are told. */
export interface Site extends MaybeSample {
  /** Where the site is published, https, with a slash at its end. Undefined until it is known. */
  address?: string;
  /** Language of the texts as a BCP 47 tag, such as `en` or `pt-BR`. */
  language: string;
  /** Writing direction of that language. */
  direction: 'ltr' | 'rtl';
  /** One or two sentences, about 150 characters: search results and link previews. */
  description: string;
  /** Of the favicon and the frame that browsers draw around the page, as `#rrggbb`. */
  colors: { ground: string; arrow: string };
}

/** The person the site is about. */
export interface Owner extends MaybeSample {
  /** Full name, as on the home screen; its last word stands on a line of its own. */
  name: string;
  /** Short name in the top bar and the footer. */
  brand: string;
  /** Professional title below the name. */
  title: string;
  email: string;
  /** International phone number as people read it: `+`, digits, spaces, hyphens. */
  phone: string;
  /** Where the owner works, such as `Kolkata, India`. */
  location: string;
  profiles: {
    codeHost: ProfileLink;
    professionalNetwork: ProfileLink;
    photoNetwork: ProfileLink;
  };
}

/** A link to a public profile; opens in a new tab. */
export interface ProfileLink {
  label: string;
  /** https address. */
  url: string;
}

/** A picture below public/. */
export interface Picture {
  /** Path below public/ without size and ending, such as `assets/portrait`; made by `npm run pictures`. */
  src: string;
  /** What is to be seen, for people who cannot see it. Empty where the text beside it says the same. */
  alt: string;
}

/** Ids of the sections, in the order of the page (SPEC.md 2). */
export type SectionId = 'home' | 'about' | 'skills' | 'projects' | 'experience' | 'testimonials' | 'contact';

/** A link of the top bar. */
export interface NavigationLink {
  section: SectionId;
  label: string;
}

export interface TopBarContent {
  links: NavigationLink[];
  /** Name of the navigation for screen readers. */
  navigationLabel: string;
  skipLink: string;
  menuButton: string;
  /** Names of the button that stops and starts all movement; both have the word "motion" in them. */
  stopMotion: string;
  startMotion: string;
}

export interface HomeContent {
  /** What clients get, in one sentence of at most two lines on a laptop. */
  tagline: string;
  workButton: string;
  connectButton: string;
  /** Name of the down arrow for screen readers. */
  downArrow: string;
}

export interface AboutContent extends MaybeSample {
  heading: string;
  greeting: string;
  paragraphs: [string, string];
  portrait: Picture;
  cvButton: string;
  /** The CV, a PDF below public/. */
  cvFile: string;
}

export interface SkillsContent {
  heading: string;
  items: Skill[];
}

export interface Skill {
  name: string;
  /** An emoji. */
  icon: string;
  /** Proficiency in percent, 0 to 100. */
  level: number;
}

export interface ProjectsContent {
  heading: string;
  items: Project[];
}

export interface Project extends MaybeSample {
  id: number;
  title: string;
  description: string;
  image: Picture;
  /** Technologies, shown as tags. */
  tech: string[];
  /** Kept with the project, not shown on the page. */
  liveUrl?: string;
  githubUrl?: string;
}

export interface ExperienceContent {
  heading: string;
  /** What the two kinds of entries are called. */
  typeLabels: Record<ExperienceType, string>;
  items: Experience[];
}

/** `work` is a cyan lightning, `education` a purple check (SPEC.md 2). */
export type ExperienceType = 'work' | 'education';

export interface Experience extends MaybeSample {
  /** Any number; ids may repeat. */
  id: number;
  title: string;
  company: string;
  /** As shown, such as `2020 – 2023`. */
  period: string;
  description: string;
  type: ExperienceType;
}

export interface TestimonialsContent {
  heading: string;
  items: Testimonial[];
  /** Names of the carousel's parts and controls. `{n}` and `{count}` are replaced by numbers. */
  labels: {
    /** What a carousel and one of its slides are called. */
    carousel: string;
    slide: string;
    previous: string;
    next: string;
    pause: string;
    play: string;
    goTo: string;
    position: string;
    /** Rating for screen readers. */
    rating: string;
    /** What stands below a name, with `{role}` and `{company}` in it. */
    byline: string;
  };
}

export interface Testimonial extends MaybeSample {
  id: number;
  name: string;
  role: string;
  company: string;
  content: string;
  /** Stars, 1 to 5. */
  rating: number;
  avatar: Picture;
}

export interface ContactContent {
  heading: string;
  introHeading: string;
  intro: string;
  labels: { email: string; phone: string; location: string };
  whatsapp: {
    button: string;
    /** Text that the chat opens with. */
    message: string;
  };
  form: ContactFormContent;
}

export interface ContactFormContent {
  name: FormField;
  email: FormField;
  message: FormField;
  sendButton: string;
  sendingButton: string;
  successBanner: string;
  errorBanner: string;
  /** Whom the message is addressed to (the template's `to_name`). */
  recipientName: string;
}

export interface FormField {
  label: string;
  placeholder: string;
}

export interface FooterContent {
  copyright: string;
  madeWith: string;
  /** Name of the list of profiles for screen readers. */
  profilesLabel: string;
}

/** The page for addresses that lead nowhere. */
export interface NotFoundContent {
  heading: string;
  text: string;
  homeLink: string;
}
