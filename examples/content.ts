// The site of an invented person, to show what is possible: `npm run example`. docs/content.md explains each field.
import type { ContentInput } from '../src/content/schema/contentSchema.ts';

export const content: ContentInput = {
  site: {
    sample: true,
    address: 'https://maelle-treguidan.example.org/',
    language: 'fr',
    description:
      'Maëlle Tréguidan, développeuse web indépendante à Lorient, construit des boutiques et des réservations en ligne pour les métiers de la côte.',
    colors: {
      ground: '#07110d',
      text: '#f6f3e7',
      accent: '#f4c04f',
      education: '#5cc8a0',
      highlight: '#ff8563',
    },
  },

  owner: {
    sample: true,
    name: 'Maëlle Tréguidan',
    brand: 'Tréguidan',
    title: 'Développeuse web indépendante',
    email: 'bonjour@maelle-treguidan.example.org',
    phone: '+33 6 39 98 41 27',
    location: 'Lorient, Bretagne',
    languages: ['Français', 'Breton', 'Anglais'],
    profiles: [
      { label: 'Codeberg', url: 'https://codeberg.example.org/maelle-treguidan' },
      { label: 'Mastodon', url: 'https://mastodon.example.org/@maelle' },
    ],
  },

  sections: [
    'services',
    'projects',
    'about',
    'skills',
    'experience',
    'more',
    'testimonials',
    'contact',
  ],

  home: {
    sample: true,
    tagline:
      'Des sites qui prennent les commandes pendant que vous êtes en mer, au fournil ou au jardin.',
  },

  services: {
    items: [
      {
        sample: true,
        name: 'Boutique en ligne',
        text: 'Catalogue, paiement, créneaux de retrait et étiquettes, du téléphone au comptoir.',
        price: 'dès 5 400 €',
      },
      {
        sample: true,
        name: 'Réservation',
        text: 'Un planning qui connaît vos bateaux, vos salles, vos marées et vos jours de repos.',
        price: 'dès 3 900 €',
      },
      {
        sample: true,
        name: 'Site vitrine',
        text: 'Cinq pages au plus, écrites avec vous, en ligne en trois semaines.',
        price: '2 600 €',
      },
      {
        sample: true,
        name: 'Sauvetage',
        text: 'Pour un site lent, cassé ou orphelin : un diagnostic en deux jours, puis la réparation.',
        price: '85 € de l’heure',
      },
    ],
    steps: [
      {
        sample: true,
        name: 'Un appel',
        duration: '30 minutes, offertes',
        text: 'Vous racontez une journée de travail. Je pose des questions, sans jargon.',
      },
      {
        sample: true,
        name: 'Un plan',
        duration: 'Sous cinq jours',
        text: 'Deux pages : ce que fera le site, ce qu’il ne fera pas, et un prix ferme.',
      },
      {
        sample: true,
        name: 'La construction',
        duration: 'Trois à huit semaines',
        text: 'Chaque vendredi, une version à essayer avec de vrais clients.',
      },
      {
        sample: true,
        name: 'La mise en ligne',
        duration: 'Un matin',
        text: 'Nous ouvrons ensemble, puis je reste joignable un mois sans facture.',
      },
    ],
    questions: [
      {
        sample: true,
        question: 'À qui appartient le site ?',
        answer:
          'À vous : le code, le nom de domaine et les comptes sont à votre nom dès le premier jour.',
      },
      {
        sample: true,
        question: 'Que coûte le site ensuite ?',
        answer:
          'L’hébergement revient à moins de cent euros par an. Un suivi mensuel est possible, jamais obligatoire.',
      },
      {
        sample: true,
        question: 'Puis-je changer les prix moi-même ?',
        answer:
          'Oui, depuis votre téléphone. La formation dure une heure et nous la filmons pour vous.',
      },
      {
        sample: true,
        question: 'Travaillez-vous hors de Bretagne ?',
        answer: 'Oui, à distance. Pour le premier rendez-vous, je prends volontiers le train.',
      },
    ],
  },

  projects: {
    quote: 2,
    items: [
      {
        sample: true,
        id: 1,
        title: 'Boutique d’huîtres',
        shortTitle: 'Boutique',
        client: 'Parcs de Kerlannec',
        glow: '#1d6f73',
        pointer: { phrase: 'le jour du retrait', x: 0.688, y: 0.635, from: 'upper-left' },
        description:
          'Une famille d’ostréiculteurs vend désormais sans intermédiaire. On choisit la taille, la quantité et le jour du retrait : le reste suit la marée.',
        image: {
          src: 'assets/huitres',
          alt: 'Boutique en ligne : six huîtres sur une assiette d’ardoise, et à côté le choix de la quantité et du jour de retrait',
        },
        result: 'Quatre fois plus de commandes à Noël',
        caseStudy: {
          problem:
            'Chaque décembre, le téléphone du chantier sonnait deux cents fois par jour. Les commandes étaient notées sur des cartons de marée, et une sur douze se perdait.\n\nUn premier site, acheté clé en main, acceptait des commandes pour des jours de tempête où personne ne sort en mer.',
          role: 'J’ai passé deux marées sur les parcs avant d’écrire une ligne de code. Ensuite, j’ai tout fait : maquettes, boutique, paiement, liste de préparation et formation de l’équipe.',
          outcome:
            'En décembre 2025, 412 commandes sont passées par le site, contre 96 par téléphone l’année d’avant. Aucune n’a été perdue, et la famille a réveillonné à table.',
          start: '2025-06',
          end: '2025-11',
          pictures: [
            {
              src: 'assets/huitres-preparation',
              alt: 'Liste de préparation : les commandes d’un matin, triées par heure de retrait, dont trois sont cochées',
              caption: 'Au chantier, la liste du matin se lit à bout de bras, avec des gants.',
            },
            {
              src: 'assets/huitres-telephone',
              alt: 'La boutique sur un téléphone : le choix du jour de retrait, avec l’heure de la basse mer',
              caption: 'Un jour de tempête ne peut pas être choisi.',
            },
          ],
          quote: 1,
        },
        tech: ['TypeScript', 'Astro', 'PostgreSQL', 'Stripe'],
      },
      {
        sample: true,
        id: 2,
        title: 'Planning d’une école de voile',
        shortTitle: 'Planning',
        client: 'École de voile Brisemer',
        glow: '#17688c',
        pointer: { phrase: 'la courbe de marée', x: 0.527, y: 0.224, from: 'lower-right' },
        description:
          'Onze bateaux, six moniteurs et la courbe de marée sur un seul écran. Les familles réservent en ligne et le planning se remplit tout seul.',
        image: {
          src: 'assets/voile',
          alt: 'Planning d’une semaine : une courbe de marée au-dessus de cinq bateaux, dont les sorties sont des barres de couleur',
        },
        result: 'Plus une seule double réservation depuis deux saisons',
        caseStudy: {
          problem:
            'Le planning était une feuille de calcul à quatorze onglets que trois personnes modifiaient en même temps. En juillet, deux familles se retrouvaient chaque semaine devant le même bateau.',
          role: 'Conception et développement, avec la secrétaire de l’école à mes côtés chaque jeudi. Elle a dessiné la première version au crayon, et c’est presque celle d’aujourd’hui.',
          outcome:
            'Deux saisons sans double réservation, et quatre heures de bureau en moins par semaine. L’école a ouvert un cours de plus.',
          period: 'Hiver 2024, puis une semaine par an',
        },
        tech: ['React', 'TypeScript', 'Node.js'],
      },
      {
        sample: true,
        id: 3,
        title: 'Catalogue d’une médiathèque',
        client: 'Médiathèque de Plourhaël',
        description:
          'Trente mille livres, disques et outils de jardin à emprunter, avec une recherche qui pardonne les fautes. Lisible au lecteur d’écran et sans JavaScript.',
        image: {
          src: 'assets/mediatheque',
          alt: 'Page de recherche d’une médiathèque : huit couvertures colorées, et à gauche des filtres',
        },
        points: ['Conforme au RGAA 4.1, sans dérogation', 'Une page pèse moins de 90 ko'],
        tech: ['Symfony', 'PostgreSQL', 'HTML'],
      },
      {
        sample: true,
        id: 4,
        title: 'Simulateur d’aides à la rénovation',
        shortTitle: 'Simulateur',
        client: 'Office des Landes bleues',
        glow: '#9a4a2c',
        pointer: { phrase: 'neuf questions' },
        description:
          'Un formulaire de vingt-deux pages est devenu neuf questions. L’outil est interne : il n’y a donc rien à montrer, sinon le résultat.',
        result: 'Sept dossiers sur dix complets du premier coup',
        tech: ['Vue', 'Python'],
      },
      {
        sample: true,
        id: 5,
        title: 'Tournées d’infirmières',
        shortTitle: 'Tournées',
        client: 'Cabinet des Trois-Digues',
        description:
          'L’ordre des visites, les clés et les consignes, même sans réseau. Le cabinet l’ouvre cent fois par jour, d’une main.',
        image: {
          src: 'assets/tournees',
          alt: 'Application sur un téléphone : la tournée du matin, avec une visite en cours et quatre à venir',
        },
        tech: ['React', 'IndexedDB'],
      },
    ],
  },

  about: {
    sample: true,
    greeting: 'Bonjour, moi c’est Maëlle.',
    paragraphs: [
      'J’ai grandi derrière le comptoir d’une poissonnerie, et j’ai appris à coder pour en simplifier les commandes. Depuis neuf ans, je construis des outils pour des gens dont le vrai métier est ailleurs : sur l’eau, devant un four, au chevet d’un patient.',
      'Je travaille seule, donc vous me parlez toujours directement. J’écris peu de code, mais il est testé, documenté et facile à reprendre par quelqu’un d’autre.',
    ],
    facts: [
      { value: '9 ans', label: 'de métier' },
      { value: '34 sites', label: 'en ligne et entretenus' },
      { value: '< 100 ko', label: 'par page, en moyenne' },
    ],
  },

  skills: {
    items: [
      {
        sample: true,
        name: 'Interfaces',
        keywords: ['TypeScript', 'React', 'Vue', 'Astro', 'HTML et CSS'],
      },
      {
        sample: true,
        name: 'Serveurs',
        keywords: ['Node.js', 'Symfony', 'Python', 'PostgreSQL'],
      },
      {
        sample: true,
        name: 'Commerce',
        keywords: ['Stripe', 'Factur-X', 'Colissimo', 'Caisses certifiées'],
      },
      {
        sample: true,
        name: 'Qualité',
        keywords: ['RGAA', 'Playwright', 'Écoconception', 'Mesures de terrain'],
      },
    ],
  },

  experience: {
    items: [
      {
        sample: true,
        id: 1,
        title: 'Développeuse indépendante',
        start: '2021-03',
        description: 'Boutiques, réservations et outils internes pour les métiers de la côte.',
        points: [
          'Trente-quatre sites en ligne, tous encore entretenus',
          'Deux apprenties accompagnées jusqu’au diplôme',
        ],
        type: 'work',
      },
      {
        sample: true,
        id: 2,
        title: 'Développeuse front-end',
        company: 'Atelier Ressac',
        start: '2017-09',
        end: '2021-02',
        description: 'Une bibliothèque de composants pour quatre médias régionaux.',
        points: ['Temps de chargement divisé par trois', 'Audit d’accessibilité à chaque version'],
        type: 'work',
      },
      {
        sample: true,
        id: 3,
        title: 'Licence d’informatique',
        company: 'Institut Penn-ar-Roc’h',
        start: '2014',
        end: '2017',
        description: 'Bases de données, réseaux, ergonomie ; mémoire sur les cartes hors ligne.',
        type: 'education',
      },
    ],
  },

  more: {
    sample: true,
    certificates: [
      {
        title: 'Accessibilité numérique, niveau expert',
        company: 'Institut Valhorn',
        date: '2023',
      },
    ],
    awards: [
      {
        title: 'Prix du petit site utile',
        company: 'Journées du web de Port-Averne',
        date: '2026-05',
        description: 'Pour la boutique d’huîtres.',
      },
    ],
    volunteering: [
      {
        title: 'Réparatrice',
        company: 'Café-bricole de l’Arsenal',
        start: '2019',
        description: 'Un samedi par mois : ordinateurs, radios et grille-pain.',
      },
    ],
    interests: [{ name: 'Voile légère' }, { name: 'Lutherie' }],
  },

  testimonials: {
    items: [
      {
        sample: true,
        id: 1,
        name: 'Corentin Kerlannec',
        role: 'Ostréiculteur',
        company: 'Parcs de Kerlannec',
        project: 1,
        content:
          'Elle est venue en bottes avant de venir avec un devis. Depuis, le téléphone se tait en décembre, et nous vendons plus qu’avant.',
        rating: 5,
      },
      {
        sample: true,
        id: 2,
        name: 'Solène Marzouan',
        role: 'Directrice',
        company: 'École de voile Brisemer',
        project: 2,
        content:
          'Le planning est enfin plus simple que la météo. Même les moniteurs, qui juraient par le papier, l’ouvrent avant leur café.',
        rating: 5,
      },
      {
        sample: true,
        id: 3,
        name: 'Édith Vaucressan',
        role: 'Bibliothécaire',
        company: 'Médiathèque de Plourhaël',
        project: 3,
        content:
          'Nos lecteurs aveugles cherchent leurs livres seuls pour la première fois. Je n’avais pas compris que c’était possible.',
        rating: 5,
      },
      {
        sample: true,
        id: 4,
        name: 'Nadia Belkhoura',
        role: 'Infirmière',
        company: 'Cabinet des Trois-Digues',
        project: 5,
        content:
          'L’application marche au fond des caves et d’une seule main. Elle a été livrée le jour dit, au prix dit.',
        rating: 4,
      },
    ],
  },

  contact: {
    sample: true,
    availability: 'Disponible pour un projet à partir de février 2027',
    intro:
      'Dites-moi ce que vous vendez, à qui, et ce qui vous prend trop de temps. Je réponds sous deux jours, même si c’est pour vous orienter vers quelqu’un d’autre.',
    booking: {
      label: 'Choisir un créneau pour un appel',
      url: 'https://agenda.example.org/maelle-treguidan',
    },
    form: { recipientName: 'Maëlle' },
  },

  footer: {
    copyright: '© 2026 Maëlle Tréguidan',
    links: [{ label: 'Mentions légales', url: 'mentions-legales.html' }],
    note: 'SIRET 000 000 000 00000',
    madeWith: 'Conçu et développé à Lorient, entre deux marées',
  },
};
