import { Suspense, useState } from 'react';
import { LaterStyles } from './LaterStyles.tsx';
import { Cursor } from './motion/Cursor/Cursor.tsx';
import { FallingRowsContext, type FallingRow } from './motion/needles/fallingRows.ts';
import { useMotionAttributes } from './motion/useMotionAttributes.ts';
import { useSmoothScroll } from './motion/useSmoothScroll.ts';
import { Footer } from './sections/Footer/Footer.tsx';
import { Home } from './sections/Home/Home.tsx';
import { isDirectlyAbove } from './sections/sectionProps.ts';
import {
  sections,
  type SectionContents,
  type SectionId,
  type SectionDefinition,
} from './sections/sections.ts';
import { TopBar } from './sections/TopBar/TopBar.tsx';
import type { SiteContent } from './siteContent.ts';
import {
  SectionBackgroundsContext,
  type SectionBackground,
  type SectionBackgrounds,
} from './ui/Section/sectionBackgrounds.ts';

/** The page, top to bottom, with the sections that the content lists. */
export function App({ content }: { content: SiteContent }) {
  const { owner, shared, sectionIds } = content;
  // Needles of the last rows of Skills fall into Projects if it comes next (motion/needles/fallingRows.ts).
  const [fallingRows] = useState(() => new Set<FallingRow>());
  const canNeedlesFall = isDirectlyAbove(sectionIds, 'skills', 'projects');
  useMotionAttributes();
  useSmoothScroll();

  return (
    <>
      <TopBar content={content.topBar} owner={owner} shared={shared} />
      <main id="main" tabIndex={-1}>
        <Home content={content.home} owner={owner} shared={shared} />
        <LaterStyles />
        <FallingRowsContext value={canNeedlesFall ? fallingRows : undefined}>
          {sectionIds.map((id, index) => (
            // React hydrates each section on its own: a press in between does not wait for all of them.
            <Suspense key={id}>
              <SectionBackgroundsContext value={backgroundsAround(index, sectionIds)}>
                <ListedSection id={id} content={content} />
              </SectionBackgroundsContext>
            </Suspense>
          ))}
        </FallingRowsContext>
      </main>
      <Footer content={content.footer} owner={owner} shared={shared} />
      <Cursor />
    </>
  );
}

/** The colours of the section at `index` and of its neighbours. Home and the footer have the page's. */
function backgroundsAround(index: number, ids: readonly SectionId[]): SectionBackgrounds {
  return {
    own: backgroundOfSection(index, ids),
    above: backgroundOfSection(index - 1, ids),
    below: backgroundOfSection(index + 1, ids),
  };
}

function backgroundOfSection(index: number, ids: readonly SectionId[]): SectionBackground {
  const id = ids[index];
  const background = (id && sections[id].background) ?? 'page';
  // A surface would end in an edge above the footer.
  return background === 'surface' && id === ids.at(-1) ? 'page' : background;
}

interface ListedSectionProps<Id extends SectionId> {
  id: Id;
  content: SiteContent;
}

/** A section below the first screen. */
function ListedSection<Id extends SectionId>({ id, content }: ListedSectionProps<Id>) {
  // Typed by `Id`: without the annotations TypeScript takes the union of all sections.
  const { Component }: SectionDefinition<SectionContents[Id]> = sections[id];
  const sectionContent: Partial<SectionContents>[Id] = content[id];
  if (!sectionContent) return null;
  return <Component content={sectionContent} owner={content.owner} shared={content.shared} />;
}
