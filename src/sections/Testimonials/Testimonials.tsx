import { fillText } from '../../helpers/fillText.ts';
import { useInView } from '../../motion/page/useInView.ts';
import { classNames } from '../../ui/classNames.ts';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { ProjectReference, SectionProps } from '../sectionProps.ts';
import { CarouselControls } from './CarouselControls/CarouselControls.tsx';
import fewStyles from './FewSlides.module.css';
import { TestimonialCard } from './TestimonialCard/TestimonialCard.tsx';
import { useCarousel } from './carousel/useCarousel.ts';
import type { Testimonial, TestimonialsContent } from './schema.ts';
import styles from './Testimonials.module.css';

/** Slides side by side on a desktop. Fewer of them share the width. */
const DESKTOP_SLIDES = 3;

/** Quotes of clients. Without scripts the slides scroll sideways. */
export function Testimonials({ content, shared }: SectionProps<TestimonialsContent>) {
  const { menuLabel, heading, items, labels } = content;
  const carousel = useCarousel();
  const { viewport, isReady, autoplay } = carousel;
  const hasBeenInView = useInView(viewport, { once: true });
  const count = items.length;
  const slideNames = items.map((_, index) => fillText(labels.position, { n: index + 1, count }));
  const ids = items.map((_, index) => `testimonial-${index + 1}`);
  // The Tab key stops at the slides only while arrow keys scroll them.
  const group = { role: 'group', 'aria-label': heading, tabIndex: isReady ? -1 : 0 };

  return (
    <Section id="testimonials" className={styles.testimonials}>
      <SectionHeading of="testimonials" data-reveal="" size="xl" className={styles.heading}>
        {heading}
      </SectionHeading>
      <div
        className={classNames(
          styles.carousel,
          hasBeenInView && styles.inView,
          count < DESKTOP_SLIDES && fewStyles.fewSlides,
        )}
        data-reveal=""
        role="group"
        aria-roledescription={labels.carousel}
        aria-label={menuLabel}
        data-count={count}
        {...autoplay.handlers}
      >
        {count > 1 && (
          <CarouselControls carousel={carousel} slideNames={slideNames} labels={labels} />
        )}
        <div ref={viewport} className={`swiper ${styles.viewport}`} {...(count > 1 ? group : {})}>
          {/* Keeps the order for screen readers while the loop moves slides in the DOM. */}
          <div className={`swiper-wrapper ${styles.slides}`} aria-owns={ids.join(' ')}>
            {items.map((testimonial, index) => (
              <div
                key={index}
                id={ids[index]}
                className={`swiper-slide ${styles.slide}`}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={slideNames[index]}
              >
                <TestimonialCard
                  testimonial={testimonial}
                  project={projectOf(testimonial, shared.projects)}
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
  projects: readonly ProjectReference[],
): ProjectReference | undefined {
  if (project === undefined) return undefined;
  return projects.find(({ id }) => id === project);
}
