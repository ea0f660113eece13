import type { Words } from './en.ts';

export const words: Words = {
  site: {
    newTab: 's’ouvre dans un nouvel onglet',
    since: 'depuis {date}',
    until: 'jusqu’en {date}',
  },
  owner: { cv: { button: 'Télécharger le CV', short: 'CV' } },
  topBar: {
    navigationLabel: 'Sections',
    skipLink: 'Aller au contenu',
    menuButton: 'Menu',
    motion: 'Mouvement',
    motionHint: 'Anime la page. Désactivé, il rétablit aussi le curseur de votre système.',
  },
  home: {
    menuLabel: 'Accueil',
    workButton: 'Voir mon travail',
    connectButton: 'Discutons',
    downArrow: 'Descendre à {section}',
  },
  about: { menuLabel: 'À propos', heading: 'À propos' },
  skills: { menuLabel: 'Compétences', heading: 'Compétences' },
  projects: {
    menuLabel: 'Projets',
    heading: 'Projets choisis',
    client: 'pour {client}',
    testimonialsLink: 'L’avis des clients',
  },
  experience: {
    menuLabel: 'Parcours',
    heading: 'Parcours',
    contactLink: 'La suite : votre projet',
    typeLabels: { work: 'Travail', education: 'Formation' },
  },
  testimonials: {
    menuLabel: 'Témoignages',
    heading: 'Clients satisfaits',
    labels: {
      carousel: 'carrousel',
      slide: 'diapositive',
      previous: 'Témoignages précédents',
      next: 'Témoignages suivants',
      pause: 'Mettre le carrousel en pause',
      goTo: 'Aller au témoignage {n}',
      bullets: 'Choisir un témoignage',
      position: '{n} sur {count}',
      rating: '{n} étoiles sur 5',
      byline: '{role}, {company}',
    },
  },
  contact: {
    menuLabel: 'Contact',
    heading: 'Travaillons ensemble',
    introHeading: 'Me contacter',
    labels: { email: 'E-mail', phone: 'Téléphone', location: 'Lieu', languages: 'Langues' },
    whatsapp: {
      button: 'Discuter sur WhatsApp',
      message: 'Bonjour ! J’ai vu votre portfolio et j’aimerais parler d’un projet.',
    },
    form: {
      name: { label: 'Nom', placeholder: 'Votre nom' },
      email: { label: 'E-mail', placeholder: 'vous@exemple.fr' },
      message: { label: 'Message', placeholder: 'Parlez-moi de votre projet...' },
      requiredNote: 'Tous les champs sont obligatoires.',
      blankNote: 'Écrivez quelque chose ici.',
      lengthNote: '{n} caractères sur {limit}',
      sendButton: 'Envoyer le message',
      sendingButton: 'Envoi...',
      successBanner: 'Message envoyé ! Je vous réponds bientôt.',
      errorBanner: 'L’envoi du message a échoué. Réessayez ou écrivez-moi un e-mail.',
      sentNote: 'Votre message a été envoyé.',
      notSentNote: 'Votre message n’a pas été envoyé. Envoyez-le par e-mail : {email}',
      unclearNote:
        'Vous avez quitté la page avant la réponse. Votre message n’a peut-être pas été envoyé.',
    },
  },
  footer: {
    madeWith: 'Conçu et développé avec des technologies web modernes',
    profilesLabel: 'Profils',
  },
  notFound: {
    heading: 'Rien ici',
    text: 'Cette adresse ne mène nulle part. Tout ce qu’il y a à voir est sur une seule page.',
    homeLink: 'Vers la page d’accueil',
  },
};
