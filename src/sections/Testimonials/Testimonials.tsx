import { useRef } from 'react';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { ProjectReference, SectionProps } from '../sectionProps.ts';
import { CarouselControls, numbered } from './CarouselControls.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import { useCarousel } from './useCarousel.ts';
import type { Testimonial, TestimonialsContent } from './schema.ts';
import styles from './Testimonials.module.css';

/**
 * Quotes of clients. Without scripts the slides scroll sideways. `aria-owns` keeps their order for screen readers while
 * the loop moves them in the DOM.
 */
export function Testimonials({
  content: { menuLabel, heading, items, labels },
  page,
}: SectionProps<TestimonialsContent>) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(root, box);
  const count = items.length;
  const ids = items.map((_, index) => `testimonial-${index + 1}`);
  return (
    <Section id="testimonials" className={styles.section}>
      <SectionHeading of="testimonials" data-reveal="" size="xl" className={styles.heading}>
        {heading}
      </SectionHeading>
      <div
        ref={root}
        className={styles.carousel}
        data-reveal=""
        role="group"
        aria-roledescription={labels.carousel}
        aria-label={menuLabel}
        data-count={count}
        {...carousel.handlers}
      >
        {count > 1 && <CarouselControls carousel={carousel} count={count} labels={labels} />}
        <div
          ref={box}
          className={`swiper ${styles.window}`}
          {...(count > 1 && {
            // The Tab key stops here only while arrow keys scroll the slides.
            tabIndex: carousel.swiper ? -1 : 0,
            role: 'group',
            'aria-label': heading,
          })}
        >
          <div className={`swiper-wrapper ${styles.slides}`} aria-owns={ids.join(' ')}>
            {items.map((testimonial, index) => (
              <div
                key={index}
                id={ids[index]}
                className={`swiper-slide ${styles.slide}`}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={numbered(labels.position, index, count)}
              >
                <TestimonialCard
                  testimonial={testimonial}
                  project={projectOf(testimonial, page.projects)}
                  labels={labels}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

function projectOf(
  { project }: Testimonial,
  shown: readonly ProjectReference[],
): ProjectReference | undefined {
  return shown.find(({ id }) => id !== undefined && id === project);
}
