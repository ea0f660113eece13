import type { CheckedContent } from '../../../src/content/schema/contentSchema.ts';

/**
 * The texts of a content that visitors see in each part of its page, by the selector of the part. Without periods, whose
 * dashes the build sets.
 */
export function shownTexts(content: CheckedContent): Record<string, string[]> {
  const { owner, home, about, skills, projects, experience, testimonials, contact, footer } =
    content;
  const profiles = (place: 'about' | 'footer') =>
    (owner.profiles ?? [])
      .filter(({ shownIn }) => !shownIn || shownIn.includes(place))
      .map(({ label }) => label);
  const parts = {
    '#home': [owner.name, owner.title, home.tagline, home.workButton, home.connectButton],
    '#about': [
      about?.heading,
      about?.greeting,
      ...(about?.paragraphs ?? []),
      ...(about?.facts ?? []).flatMap(({ value, label }) => [value, label]),
      owner.cv?.button,
      ...profiles('about'),
    ],
    '#skills': [
      skills?.heading,
      ...(skills?.items ?? []).map(({ name }) => name),
      ...(skills?.items ?? []).flatMap(({ level }) => (level === undefined ? [] : `${level}%`)),
      ...(skills?.items ?? []).flatMap(({ keywords = [] }) => keywords),
    ],
    '#projects': [
      projects?.heading,
      projects?.testimonialsLink,
      ...(projects?.items ?? []).flatMap(({ title, client, description }) => [
        title,
        client,
        description,
      ]),
      ...(projects?.items ?? []).flatMap(({ tech = [] }) => tech),
    ],
    '#experience': [
      experience?.heading,
      experience?.contactLink,
      ...(experience?.items ?? []).flatMap(({ title, company, description }) => [
        title,
        company,
        description,
      ]),
    ],
    '#testimonials': [
      testimonials?.heading,
      ...(testimonials?.items ?? []).flatMap(({ name, role, company, content: said }) => [
        name,
        role,
        company,
        said,
      ]),
    ],
    '#contact': [
      contact?.heading,
      contact?.introHeading,
      contact?.intro,
      contact?.availability,
      owner.email,
      owner.phone,
      owner.location,
      contact?.whatsapp?.button,
      contact?.form.sendButton,
    ],
    footer: [footer.copyright, footer.madeWith, ...profiles('footer')],
  };
  return Object.fromEntries(
    Object.entries(parts).map(([part, texts]) => [
      part,
      texts.filter((text) => text !== undefined),
    ]),
  );
}
