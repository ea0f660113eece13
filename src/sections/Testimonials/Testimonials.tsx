import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { ProjectReference, SectionProps } from '../sectionProps.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import { useCarousel } from './useCarousel.ts';
import type { Testimonial, TestimonialsContent } from './schema.ts';
import styles from './Testimonials.module.css';

/**
 * What clients say. Without scripts the slides scroll sideways, in a box that the Tab key stops at; the carousel attaches
 * to them, and React never renders them again: Swiper moves them about.
 */
export function Testimonials({
  content: { menuLabel, heading, items, labels },
  page,
}: SectionProps<TestimonialsContent>) {
  const carousel = useCarousel();
  const count = items.length;
  return (
    <Section id="testimonials" className={styles.section}>
      <SectionHeading of="testimonials" data-reveal="" size="monument" className={styles.heading}>
        {heading}
      </SectionHeading>
      <div
        ref={carousel}
        className={styles.carousel}
        data-reveal=""
        role="group"
        aria-roledescription={labels.carousel}
        aria-label={menuLabel}
        data-count={count}
      >
        {count > 1 && <CarouselControls count={count} labels={labels} />}
        <div
          className={`swiper ${styles.window}`}
          {...(count > 1 && { tabIndex: 0, role: 'group', 'aria-label': heading })}
        >
          <div className={`swiper-wrapper ${styles.slides}`}>
            {items.map((testimonial, index) => (
              <div
                key={index}
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

function numbered(label: string, index: number, count: number): string {
  return label.replace('{n}', String(index + 1)).replace('{count}', String(count));
}
