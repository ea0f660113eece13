import { Suspense, useState, type ComponentType } from 'react';
import type { Content } from './contentSchema.ts';
import { Cursor } from './motion/Cursor.tsx';
import { useMotionAttributes } from './motion/useMotionAttributes.ts';
import { useSmoothScroll } from './motion/useSmoothScroll.ts';
import { Footer } from './sections/Footer/Footer.tsx';
import { projectId } from './sections/Projects/projectId.ts';
import { Home } from './sections/Home/Home.tsx';
import type { Page, SectionProps } from './sections/sectionProps.ts';
import { sections } from './sections/sections.ts';
import { TopBar } from './sections/TopBar/TopBar.tsx';

const LATER_STYLES = 'later-styles';

/** The page, top to bottom, with the sections that the content lists. */
export function App({ content }: { content: Content }) {
  const { owner, topBar, home, footer } = content;
  const page = pageOf(content);
  useMotionAttributes();
  useSmoothScroll();

  return (
    <>
      <TopBar content={topBar} owner={owner} page={page} />
      <main id="main" tabIndex={-1}>
        <Home content={home} owner={owner} page={page} />
        <LaterStyles />
        {content.sections.map((id) => {
          const ListedSection = sections[id] as ComponentType<SectionProps<unknown>>;
          return (
            // React hydrates each section on its own: a press in between does not wait for all of them.
            <Suspense key={id}>
              <ListedSection content={content[id]} owner={owner} page={page} />
            </Suspense>
          );
        })}
      </main>
      <Footer content={footer} owner={owner} page={page} />
      <Cursor />
    </>
  );
}

/** The styles of all that follows. The build fills the element (plugins/prerender/prerender.ts), React keeps it. */
function LaterStyles() {
  const [served] = useState(
    () => globalThis.document?.getElementById(LATER_STYLES)?.textContent ?? '',
  );
  return <style id={LATER_STYLES}>{served}</style>;
}

/** The page around a section, for its props. The build has left out the sections that are not listed. */
function pageOf(content: Content): Page {
  const { site, home, projects, testimonials } = content;
  const listed = content.sections.map((id) => ({ id, label: content[id]?.menuLabel ?? id }));
  return {
    sections: [{ id: 'home', label: home.menuLabel }, ...listed],
    newTabNote: site.newTab,
    projects: (projects?.items ?? []).map(
      ({ id, title, shortTitle = title, tech = [] }, index) => ({
        id,
        title: shortTitle,
        href: `#${projectId(index)}`,
        tech,
      }),
    ),
    testimonials: testimonials?.items ?? [],
  };
}
