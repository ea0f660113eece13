/** English. A translation has the same fields, and in each text the same `{names}`: the page fills them in. */
export const words = {
  site: { newTab: 'opens in a new tab', since: 'since {date}', until: 'until {date}' },
  owner: { cv: { button: 'Download CV', short: 'CV' } },
  topBar: {
    navigationLabel: 'Sections',
    skipLink: 'Skip to content',
    menuButton: 'Menu',
    motion: 'Motion',
    motionHint: 'Lets the page move. Switched off, it also brings back the cursor of your system.',
  },
  home: {
    menuLabel: 'Home',
    workButton: 'View My Work',
    connectButton: "Let's Connect",
    downArrow: 'Down to {section}',
  },
  about: { menuLabel: 'About', heading: 'About' },
  skills: { menuLabel: 'Skills', heading: 'Skills' },
  services: {
    menuLabel: 'Services',
    heading: 'Services',
    stepsHeading: 'How a project goes',
    questionsHeading: 'Questions',
    contactLink: 'Tell me about your project',
  },
  projects: {
    menuLabel: 'Projects',
    heading: 'Featured projects',
    client: 'for {client}',
    testimonialsLink: 'What they say about it',
    labels: {
      caseStudy: 'Case study',
      close: 'Close',
      problem: 'The problem',
      role: 'My part',
      outcome: 'The outcome',
      when: 'When',
    },
  },
  experience: {
    menuLabel: 'Experience',
    heading: 'Experience',
    contactLink: 'Next: your project',
    typeLabels: { work: 'Work', education: 'Education' },
  },
  more: {
    menuLabel: 'More',
    heading: 'More about me',
    labels: {
      certificates: 'Certificates',
      awards: 'Awards',
      publications: 'Publications',
      volunteering: 'Volunteering',
      interests: 'Interests',
    },
  },
  testimonials: {
    menuLabel: 'Testimonials',
    heading: 'Voices of Satisfaction',
    labels: {
      carousel: 'carousel',
      slide: 'slide',
      previous: 'Previous testimonials',
      next: 'Next testimonials',
      pause: 'Pause the carousel',
      goTo: 'Go to testimonial {n}',
      bullets: 'Choose a testimonial',
      position: '{n} of {count}',
      rating: '{n} out of 5 stars',
      byline: '{role} at {company}',
    },
  },
  contact: {
    menuLabel: 'Contact',
    heading: "Let's Work Together",
    introHeading: 'Get In Touch',
    cardLink: 'Save contact',
    labels: { email: 'Email', phone: 'Phone', location: 'Location', languages: 'Languages' },
    whatsapp: {
      button: 'Chat on WhatsApp',
      message: 'Hi! I found your portfolio and would like to discuss a project.',
    },
    form: {
      name: { label: 'Name', placeholder: 'Your Name' },
      email: { label: 'Email', placeholder: 'you@example.com' },
      message: { label: 'Message', placeholder: 'Tell me about your project...' },
      requiredNote: 'All fields are required.',
      blankNote: 'Please write something here.',
      lengthNote: '{n} of {limit} characters',
      sendButton: 'Send Message',
      sendingButton: 'Sending...',
      successBanner: "Message sent successfully! I'll get back to you soon.",
      errorBanner: 'Failed to send message. Please try again or email me directly.',
      sentNote: 'Your message has been sent.',
      notSentNote: 'Your message has not been sent. Send it by e-mail instead: {email}',
      unclearNote: 'You left before the response came. Your message may not have been sent.',
    },
  },
  footer: {
    // The wanted text, letter for letter.
    madeWith: 'Design & Develope with modern web technologies',
    profilesLabel: 'Profiles',
  },
  notFound: {
    heading: 'Nothing here',
    text: 'This address leads nowhere. Everything there is to see is on one page.',
    homeLink: 'To the home page',
  },
};

/** The words of the interface in one language. */
export type Words = typeof words;
