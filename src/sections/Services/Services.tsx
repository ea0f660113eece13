import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { hasSectionBelow, type SectionProps } from '../sectionProps.ts';
import { Steps } from './Steps/Steps.tsx';
import { PriceList } from './PriceList/PriceList.tsx';
import { Questions } from './Questions/Questions.tsx';
import type { ServicesContent } from './schema.ts';
import styles from './Services.module.css';

/** Services with prices, the steps of a project and questions. On paper the services alone. */
export function Services({ content, shared }: SectionProps<ServicesContent>) {
  const { heading, items, steps, stepsHeading, questions, questionsHeading } = content;
  const canLinkToContact = hasSectionBelow(shared, 'services', 'contact');
  const contactButton =
    content.contactLink && canLinkToContact ? (
      <LinkButton variant="primary" href="#contact">
        {content.contactLink}
      </LinkButton>
    ) : undefined;
  return (
    <Section id="services" className={styles.services} revealTiming={{ staggerMs: 100 }}>
      <SectionHeading of="services" data-reveal="">
        {heading}
      </SectionHeading>
      <PriceList services={items} />
      {steps && <Steps heading={stepsHeading} steps={steps} contactButton={contactButton} />}
      {!steps && contactButton && (
        <p className={`${styles.contact} screen-only`} data-reveal="">
          {contactButton}
        </p>
      )}
      {questions && <Questions heading={questionsHeading} questions={questions} />}
    </Section>
  );
}
