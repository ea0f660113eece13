import type { TestimonialsContent } from '../../content/schema.ts';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import styles from './Testimonials.module.css';

/** What clients say. Without scripts the list scrolls sideways; the carousel attaches to it. */
export function Testimonials({ content }: { content: TestimonialsContent }) {
  return (
    <Section id="testimonials">
      <SectionHeading of="testimonials">{content.heading}</SectionHeading>
      <div className={`swiper ${styles.carousel}`}>
        <ul className={`swiper-wrapper ${styles.list}`}>
          {content.items.map((testimonial, index) => (
            <li key={index} className={`swiper-slide ${styles.slide}`}>
              <TestimonialCard testimonial={testimonial} ratingLabel={content.labels.rating} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
