import { words } from '../../../src/content/words/de.ts';
import type { CheckedContent } from '../../../src/content/schema/contentSchema.ts';

/** Words that have nowhere to break. */
const LAW = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const OFFICE = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Names and words that break other templates, each with a quote. */
const voices: [name: string, role: string, company: string, said: string][] = [
  ['山田花子', '編集長', '青空出版株式会社', `「${'素晴らしい仕事でした。'.repeat(4)}」`],
  ['عبد الرحمن الخوارزمي', 'مدير', 'دار الحكمة', 'عمل دقيق وسريع، وكل وعد قطعه وفى به قبل موعده.'],
  [
    'Hildegard von Straßburger-Müllerschön',
    LAW,
    OFFICE,
    `${LAW}: ein Wort, ein Formular, ein Nachmittag.`,
  ],
  ['王小明', '总监', '晨光科技', '他交付的系统三年来从未停机，这在我们行业里极为罕见。'],
  ['Øystein Åsgård', 'Skipper', 'Nordhavet (Beispiel)', 'Kurz: läuft.'],
  ['שרה לוי', 'מנכ"לית', 'סטודיו ים', 'מקצועי, מהיר ונעים. נחזור אליו שוב.'],
  ['Nguyễn Thị Bích Ngọc', 'Ärztin', 'Praxis am Park (Beispiel)', `Erst ${OFFICE}, dann Kaffee.`],
  [
    'Jörg',
    'Wirt',
    'Zum Anker (Beispiel)',
    'Die Tische sind seither jeden Abend voll, und das Telefon schweigt endlich.',
  ],
  ['김하늘', '대표', '하늘소프트', '처음부터 끝까지 꼼꼼했고 약속을 모두 지켰습니다.'],
];

/**
 * Content of another person, to build a site with: nothing in it is the sample's. A name that is written
 * from the right, few skills, one project, no education, nine voices with long words.
 */
export const content = {
  site: {
    address: 'https://nour.example.org/portfolio/',
    language: 'de',
    description:
      'Nour baut Fachanwendungen, die man ohne Handbuch versteht & die "einfach laufen" <auch mobil>.',
    ...words.site,
    newTab: 'öffnet einen neuen Tab',
    colors: {
      ground: '#0f140c',
      text: '#f4f1e8',
      accent: '#ffcc00',
      education: '#9fd356',
      highlight: '#ff8a5c',
    },
  },
  owner: {
    sample: true,
    name: 'نور الدين الهاشمي',
    brand: 'نور',
    title: 'Softwareentwicklungsdienstleistungen',
    email: 'post@nour.example.org',
    phone: '+49 30 5550-1234',
    location: 'Wanne-Eickel',
    languages: ['Arabisch (Muttersprache)', 'Deutsch'],
    profiles: [
      { label: 'Codeberg', url: 'https://codeberg.example.org/nour' },
      { label: 'Xing', url: 'https://xing.example.org/nour' },
      { label: 'Pixelfed', url: 'https://pixelfed.example.org/nour', shownIn: ['footer'] },
    ],
    cv: { file: 'assets/lebenslauf.pdf', button: 'Lebenslauf laden', short: 'Vita' },
  },
  sections: ['about', 'skills', 'projects', 'experience', 'testimonials', 'contact'],
  topBar: words.topBar,
  home: {
    ...words.home,
    tagline: 'Aus verworrenen Abläufen werden Anwendungen, die Menschen gern öffnen.',
  },
  about: {
    menuLabel: 'Person',
    heading: 'Zur Person',
    greeting: 'Moin, ich bin Nour.',
    paragraphs: [
      `Seit elf Jahren baue ich Software für Behörden, auch für das ${LAW}.`,
      'Davor habe ich Brücken gerechnet. Beides hält.',
    ],
    portrait: { src: 'assets/nour', alt: 'Ein Farbverlauf anstelle eines Gesichts' },
  },
  skills: {
    menuLabel: 'Können',
    heading: 'Können im Überblick',
    items: [
      { name: 'Rust', level: 0 },
      { name: 'PostgreSQL', icon: '🐘', level: 62.5 },
      { name: 'Barrierefreiheitsprüfungen', icon: '👩‍💻', level: 100 },
    ],
  },
  projects: {
    menuLabel: 'Arbeiten',
    heading: 'Eine Arbeit',
    showLinks: true,
    items: [
      {
        sample: true,
        id: 7,
        title: 'Antragsstrecke Wohngeldplusbewilligungsbescheid',
        description: 'Ein Antrag mit vierzig Seiten wurde zu neun Fragen.',
        image: { src: 'assets/antrag', alt: 'Ein Farbverlauf anstelle eines Bildschirms' },
        tech: ['Rust', 'PostgreSQL', 'Kubernetes-Betriebsführung'],
        liveUrl: 'https://wohngeld.example.org/',
        githubUrl: 'https://codeberg.example.org/nour/antragsstrecke',
      },
    ],
  },
  experience: {
    menuLabel: 'Werdegang',
    heading: 'Stationen',
    typeLabels: { work: 'Beruf', education: 'Ausbildung' },
    items: [
      {
        sample: true,
        id: 1,
        title: 'Anwendungsentwicklung',
        company: OFFICE,
        period: 'September 2014 - Dezember 2023, in Teilzeit',
        description: 'Register, Formulare, Schnittstellen: was täglich tausendfach gebraucht wird.',
        type: 'work',
      },
    ],
  },
  testimonials: {
    menuLabel: 'Stimmen',
    heading: 'Was andere sagen',
    items: voices.map(([name, role, company, said], index) => ({
      sample: true as const,
      id: index + 1,
      name,
      role,
      company,
      content: said,
      rating: (index % 5) + 1,
      avatar: { src: 'assets/stimme', alt: '' },
    })),
    labels: words.testimonials.labels,
  },
  contact: {
    menuLabel: 'Schreiben',
    heading: 'Schreiben Sie mir',
    introHeading: 'So geht es los',
    intro: 'Ein Satz genügt. Antwort kommt am selben Tag.',
    labels: words.contact.labels,
    whatsapp: { button: 'Per WhatsApp schreiben', message: 'Guten Tag, ich habe eine Frage.' },
    form: { ...words.contact.form, recipientName: 'Nour' },
  },
  footer: { ...words.footer, copyright: '© 2031 Alle Rechte vorbehalten.' },
  notFound: words.notFound,
} satisfies CheckedContent;
