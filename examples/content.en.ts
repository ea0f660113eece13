// The texts of content.ts in English. All else, such as colours, dates and pictures, is the same.
import type { TranslationInput } from '../src/content/schema/contentSchema.ts';

export const content: TranslationInput = {
  site: {
    description:
      'Maëlle Tréguidan is a freelance web developer in Lorient, Brittany. She builds online shops and booking for the trades of the coast.',
  },

  owner: {
    title: 'Freelance web developer',
    location: 'Lorient, Brittany',
    languages: ['French', 'Breton', 'English'],
    profiles: [{ label: 'Codeberg' }, { label: 'Mastodon' }],
  },

  home: {
    tagline: 'Websites that take orders while you are at sea, at the oven or in the garden.',
  },

  services: {
    items: [
      {
        name: 'Online shop',
        text: 'Catalogue, payment, pick-up times and labels, from the phone to the counter.',
        price: 'from €5,400',
      },
      {
        name: 'Booking',
        text: 'A planner that knows your boats, your rooms, your tides and your days off.',
        price: 'from €3,900',
      },
      {
        name: 'Small website',
        text: 'Five pages at most, written with you, online within three weeks.',
        price: '€2,600',
      },
      {
        name: 'Rescue',
        text: 'For a site that is slow, broken or orphaned: a diagnosis in two days, then the repair.',
        price: '€85 an hour',
      },
    ],
    steps: [
      {
        name: 'A call',
        duration: '30 minutes, free',
        text: 'You tell me about a working day. I ask questions, in plain words.',
      },
      {
        name: 'A plan',
        duration: 'Within five days',
        text: 'Two pages: what the site will do, what it won’t do, and a fixed price.',
      },
      {
        name: 'Building',
        duration: 'Three to eight weeks',
        text: 'A version every Friday, to try with real customers.',
      },
      {
        name: 'Opening',
        duration: 'One morning',
        text: 'We open together. After that you can call me for a month without a bill.',
      },
    ],
    questions: [
      {
        question: 'Who owns the site?',
        answer: 'You do: code, domain and accounts are in your name from the first day.',
      },
      {
        question: 'What does it cost afterwards?',
        answer:
          'Hosting costs less than a hundred euros a year. Monthly care is possible, never required.',
      },
      {
        question: 'Can I change prices myself?',
        answer: 'Yes, on your phone. The lesson takes an hour, and we film it for you.',
      },
      {
        question: 'Do you work outside Brittany?',
        answer: 'Yes, from a distance. For the first meeting I like to take the train.',
      },
    ],
  },

  projects: {
    items: [
      {
        title: 'Oyster shop',
        shortTitle: 'Oyster shop',
        pointer: { phrase: 'the day to pick them up' },
        description:
          'A family of oyster growers now sells without a middleman. Customers choose a size, a quantity and the day to pick them up: the rest follows the tide.',
        image: {
          alt: 'Online shop in French: six oysters on a slate plate, and beside them the choice of quantity and day',
        },
        result: 'Four times as many orders at Christmas',
        caseStudy: {
          problem:
            'Every December the phone of the yard rang two hundred times a day. Orders were written on tide tables, and one in twelve got lost.\n\nA first site, bought off the shelf, took orders for stormy days on which nobody goes out.',
          role: 'I spent two tides on the oyster beds before I wrote a line of code. Then I made all of it: drawings, shop, payment, packing list and lessons for the team.',
          outcome:
            'In December 2025, 412 orders came through the site, compared with 96 by phone the year before. None was lost, and the family had Christmas dinner at the table.',
          pictures: [
            {
              alt: 'Packing list in French: the orders of a morning by hour, three of them ticked off',
              caption: 'In the yard, the list is read at arm’s length, with gloves on.',
            },
            {
              alt: 'The shop on a phone, in French: the choice of the day, with the time of low tide',
              caption: 'A stormy day can’t be chosen.',
            },
          ],
        },
      },
      {
        title: 'Planner of a sailing school',
        shortTitle: 'Planner',
        pointer: { phrase: 'the curve of the tide' },
        description:
          'Eleven boats, six instructors and the curve of the tide on one screen. Families book online, and the planner fills itself.',
        image: {
          alt: 'Planner of a week in French: a curve of the tide above five boats, whose trips are coloured bars',
        },
        result: 'Not one double booking in two seasons',
        caseStudy: {
          problem:
            'The planner was a spreadsheet of fourteen tabs that three people edited at once. In July, two families met in front of the same boat every week.',
          role: 'Design and development, with the school’s secretary beside me each Thursday. She drew the first version in pencil, and it is nearly the one of today.',
          outcome:
            'Two seasons without a double booking, and four hours less office work a week. The school has opened one more course.',
          period: 'Winter of 2024, then one week a year',
        },
      },
      {
        title: 'Catalogue of a public library',
        description:
          'Thirty thousand books, records and garden tools to borrow, with a search that forgives typing errors. It works with screen readers and without JavaScript.',
        image: {
          alt: 'Search page of a library in French: eight colourful covers, and filters on the left',
        },
        points: [
          'Conforms to RGAA 4.1, the French rules for accessibility, without exceptions',
          'A page has less than 90 kB',
        ],
      },
      {
        title: 'Calculator for renovation grants',
        shortTitle: 'Calculator',
        pointer: { phrase: 'nine questions' },
        description:
          'A form of twenty-two pages has become nine questions. The tool is internal, so there is nothing to show but the result.',
        result: 'Seven applications in ten are complete at first try',
      },
      {
        title: 'Rounds of nurses',
        shortTitle: 'Rounds',
        description:
          'The order of visits, keys and instructions, even without a signal. The practice opens it a hundred times a day, with one hand.',
        image: {
          alt: 'App on a phone, in French: the round of a morning, with one visit under way and four to come',
        },
      },
    ],
  },

  about: {
    greeting: 'Hello, I’m Maëlle.',
    paragraphs: [
      'I grew up behind the counter of a fish shop, and learned to code to make its orders simpler. For nine years I have built tools for people whose real work is elsewhere: on the water, in front of an oven, at a patient’s bed.',
      'I work alone, so you always talk to me. I write little code, but it is tested, documented and easy for somebody else to take over.',
    ],
    facts: [
      { value: '9 years', label: 'in this trade' },
      { value: '34 sites', label: 'online and looked after' },
      { value: '< 100 kB', label: 'a page, on average' },
    ],
  },

  skills: {
    items: [
      { name: 'Interfaces', keywords: ['TypeScript', 'React', 'Vue', 'Astro', 'HTML and CSS'] },
      { name: 'Servers', keywords: ['Node.js', 'Symfony', 'Python', 'PostgreSQL'] },
      { name: 'Commerce', keywords: ['Stripe', 'Factur-X', 'Colissimo', 'Certified tills'] },
      { name: 'Quality', keywords: ['RGAA', 'Playwright', 'Low carbon', 'Field data'] },
    ],
  },

  experience: {
    items: [
      {
        title: 'Freelance developer',
        description: 'Shops, booking and internal tools for the trades of the coast.',
        points: [
          'Thirty-four sites online, each still looked after',
          'Two apprentices guided to their diploma',
        ],
      },
      {
        title: 'Front-end developer',
        description: 'A component library for four regional newspapers.',
        points: ['Loading in a third of the time', 'An accessibility audit of every release'],
      },
      {
        title: 'Bachelor of computer science',
        description: 'Databases, networks, usability; thesis on maps that work offline.',
      },
    ],
  },

  more: {
    certificates: [{ title: 'Digital accessibility, expert level' }],
    awards: [{ title: 'Prize for small and useful websites', description: 'For the oyster shop.' }],
    volunteering: [
      {
        title: 'Repairer',
        description: 'One Saturday a month: computers, radios and toasters.',
      },
    ],
    interests: [{ name: 'Dinghy sailing' }, { name: 'Making guitars' }],
  },

  testimonials: {
    items: [
      {
        role: 'Oyster grower',
        content:
          'She came in boots before she came with an offer. Since then the phone is silent in December, and we sell more than before.',
      },
      {
        role: 'Director',
        content:
          'At last the planner is simpler than the weather. Even the instructors, who swore by paper, open it before their coffee.',
      },
      {
        role: 'Librarian',
        content:
          'Our blind readers look for their books alone for the first time. I had not understood that this was possible.',
      },
      {
        role: 'Nurse',
        content:
          'The app works deep in a cellar and with one hand. It came on the day she had named, at the price she had named.',
      },
    ],
  },

  contact: {
    availability: 'Free for a project from February 2027',
    intro:
      'Tell me what you sell, to whom, and what takes too much of your time. I answer within two days, even if only to send you to somebody else.',
    booking: { label: 'Choose a time for a call' },
  },

  footer: {
    copyright: '© 2026 Maëlle Tréguidan',
    links: [{ label: 'Imprint' }],
    note: 'SIRET 000 000 000 00000',
    madeWith: 'Designed and built in Lorient, between two tides',
  },
};
