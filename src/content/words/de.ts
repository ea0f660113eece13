import type { Words } from './en.ts';

export const words: Words = {
  site: { newTab: 'öffnet einen neuen Tab', since: 'seit {date}', until: 'bis {date}' },
  owner: { cv: { button: 'Lebenslauf herunterladen', short: 'Lebenslauf' } },
  topBar: {
    navigationLabel: 'Abschnitte',
    skipLink: 'Zum Inhalt',
    menuButton: 'Menü',
    motion: 'Bewegung',
    motionHint: 'Bewegt die Seite. Ausgeschaltet kehrt auch der Mauszeiger Ihres Systems zurück.',
  },
  home: {
    menuLabel: 'Start',
    workButton: 'Meine Arbeiten',
    connectButton: 'Kontakt aufnehmen',
    downArrow: 'Hinunter zu {section}',
  },
  about: { menuLabel: 'Über mich', heading: 'Über mich' },
  skills: { menuLabel: 'Kenntnisse', heading: 'Kenntnisse' },
  services: {
    menuLabel: 'Leistungen',
    heading: 'Leistungen',
    stepsHeading: 'So läuft ein Projekt ab',
    questionsHeading: 'Fragen',
    contactLink: 'Erzählen Sie von Ihrem',
  },
  projects: {
    menuLabel: 'Projekte',
    heading: 'Ausgewählte Projekte',
    client: 'für {client}',
    testimonialsLink: 'Was Kunden dazu sagen',
  },
  experience: {
    menuLabel: 'Werdegang',
    heading: 'Werdegang',
    contactLink: 'Als Nächstes: Ihr Projekt',
    typeLabels: { work: 'Beruf', education: 'Ausbildung' },
  },
  testimonials: {
    menuLabel: 'Stimmen',
    heading: 'Zufriedene Stimmen',
    labels: {
      carousel: 'Karussell',
      slide: 'Karte',
      previous: 'Vorherige Stimmen',
      next: 'Nächste Stimmen',
      pause: 'Karussell anhalten',
      goTo: 'Zu Stimme {n}',
      bullets: 'Stimme wählen',
      position: '{n} von {count}',
      rating: '{n} von 5 Sternen',
      byline: '{role}, {company}',
    },
  },
  contact: {
    menuLabel: 'Kontakt',
    heading: 'Arbeiten wir zusammen',
    introHeading: 'Schreiben Sie mir',
    labels: { email: 'E-Mail', phone: 'Telefon', location: 'Ort', languages: 'Sprachen' },
    whatsapp: {
      button: 'Per WhatsApp schreiben',
      message: 'Guten Tag! Ich habe Ihr Portfolio gesehen und möchte über ein Projekt sprechen.',
    },
    form: {
      name: { label: 'Name', placeholder: 'Ihr Name' },
      email: { label: 'E-Mail', placeholder: 'sie@beispiel.de' },
      message: { label: 'Nachricht', placeholder: 'Worum geht es in Ihrem Projekt?' },
      requiredNote: 'Bitte füllen Sie alle Felder aus.',
      blankNote: 'Bitte schreiben Sie hier etwas.',
      lengthNote: '{n} von {limit} Zeichen',
      sendButton: 'Nachricht senden',
      sendingButton: 'Wird gesendet...',
      successBanner: 'Nachricht gesendet! Ich melde mich bald bei Ihnen.',
      errorBanner:
        'Die Nachricht konnte nicht gesendet werden. Bitte noch einmal versuchen oder eine E-Mail schreiben.',
      sentNote: 'Ihre Nachricht wurde gesendet.',
      notSentNote: 'Ihre Nachricht wurde nicht gesendet. Senden Sie sie per E-Mail: {email}',
      unclearNote:
        'Sie haben die Seite verlassen, bevor die Antwort kam. Vielleicht wurde Ihre Nachricht nicht gesendet.',
    },
  },
  footer: {
    madeWith: 'Gestaltet und entwickelt mit moderner Webtechnik',
    profilesLabel: 'Profile',
  },
  notFound: {
    heading: 'Hier ist nichts',
    text: 'Diese Adresse führt nirgendwohin. Alles, was es zu sehen gibt, steht auf einer Seite.',
    homeLink: 'Zur Startseite',
  },
};
