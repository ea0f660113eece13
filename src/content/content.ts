// Your texts, the order of the sections and the colours. docs/content.md explains each field.
// src/content/words/ has the words of the interface, such as labels of buttons. A word here replaces the one there.
// Entries with `sample: true` are made up: write your own and delete the mark.
import type { ContentInput } from './schema/contentSchema.ts';
import {
  boardSprites,
  gallerySprites,
  landingSprites,
  shopSprites,
  weatherSprites,
} from './sampleSprites.ts';

export const content: ContentInput = {
  site: {
    sample: true,
    address: undefined,
    language: 'en',
    description:
      'Arjun Dasgupta is a freelance full-stack web developer in Kolkata. He designs, builds and runs fast, accessible web products, from first sketch to live service.',
    colors: {
      ground: '#07080f',
      text: '#eef1fb',
      accent: '#22d3ee',
      education: '#c48bff',
      highlight: '#ff6cb6',
    },
  },

  owner: {
    sample: true,
    name: 'Arjun Dasgupta',
    brand: 'Dasgupta',
    title: 'Full Stack Web Developer',
    email: 'arjun@dasgupta.example.com',
    phone: '+1 202-555-0143',
    location: 'Kolkata, India',
    profiles: [
      { label: 'GitHub', url: 'https://github.example.com/arjun-dasgupta' },
      { label: 'LinkedIn', url: 'https://linkedin.example.com/in/arjun-dasgupta' },
      {
        label: 'Instagram',
        url: 'https://instagram.example.com/arjun.dasgupta',
        shownIn: ['footer'],
      },
    ],
    cv: { file: 'assets/cv.pdf' },
  },

  // The sections below the first screen, in their order. A section that is not in this list needs no content.
  sections: ['about', 'skills', 'projects', 'experience', 'testimonials', 'contact'],

  home: {
    sample: true,
    tagline:
      'I turn rough ideas into fast, dependable web products, and stay until they run without me.',
  },

  about: {
    sample: true,
    greeting: 'Hi, I’m Arjun.',
    paragraphs: [
      'For over 4 years I have built full-stack web products for small companies and founders: shops that sell, dashboards that people actually open, and sites that load before the coffee is poured. I work from interface to database, so you talk to one person.',
      'I like plain words, short feedback loops and software that is still easy to change a year later. You get a working version in the first week, a weekly demo after that, and documentation your next developer will thank you for.',
    ],
    facts: [
      { value: '4+ years', label: 'in full-stack work' },
      { value: 'Week 1', label: 'first working version' },
      { value: '1 day', label: 'until you have an answer' },
    ],
    portrait: {
      src: 'assets/portrait',
      face: { x: 0.61, y: 0.455 },
      alt: 'Illustrated portrait: a man with a beard, swept-back hair and glasses, lit in cyan from one side and in purple from the other',
    },
  },

  skills: {
    items: [
      { sample: true, name: 'HTML5', icon: '🌐', level: 95 },
      { sample: true, name: 'CSS3', icon: '🎨', level: 90 },
      { sample: true, name: 'JavaScript', icon: '⚡', level: 92 },
      { sample: true, name: 'React', icon: '⚛️', level: 88 },
      { sample: true, name: 'Tailwind', icon: '💨', level: 85 },
      { sample: true, name: 'Bootstrap', icon: '🅱️', level: 82 },
      { sample: true, name: 'Node.js', icon: '🟢', level: 80 },
      { sample: true, name: 'MongoDB', icon: '🍃', level: 75 },
      { sample: true, name: 'WordPress', icon: '📝', level: 82 },
      { sample: true, name: 'Shopify', icon: '🛍️', level: 80 },
    ],
  },

  projects: {
    quote: 2,
    items: [
      {
        sample: true,
        id: 1,
        title: 'E-Commerce Platform',
        shortTitle: 'E-Commerce',
        client: 'Osterhay',
        glow: '#8b3aa0',
        pointer: { phrase: 'Checkout fits one screen', x: 0.887, y: 0.79, from: 'lower-right' },
        answer: shopSprites,
        description:
          'A shop for a homeware maker, from product pages to payment and stock. Checkout fits one screen, and half of all orders now come from phones.',
        image: {
          src: 'assets/e-commerce',
          alt: 'Online shop for home goods: a glowing amber lamp on plum, a blue vase and a teapot; beside them the shopping bag with its button Check out',
        },
        tech: ['React', 'Node.js', 'MongoDB'],
        liveUrl: 'https://shop.example.com/',
        githubUrl: 'https://github.example.com/arjun-dasgupta/shop',
      },
      {
        sample: true,
        id: 2,
        title: 'Task Management App',
        shortTitle: 'Task App',
        client: 'Taktwerk',
        glow: '#6a35e8',
        pointer: { phrase: 'live updates', x: 0.417, y: 0.315, from: 'upper-left' },
        answer: boardSprites,
        description:
          'Boards, due dates and live updates for a team of forty. It replaced three spreadsheets and one very long chat thread.',
        image: {
          src: 'assets/task-board',
          alt: 'Light kanban board with the columns To do, In progress and Done; a violet card is being dragged by somebody called Mira',
        },
        tech: ['React', 'Node.js', 'Tailwind'],
      },
      {
        sample: true,
        id: 3,
        title: 'Weather Dashboard',
        shortTitle: 'Weather',
        client: 'Monsoon Trust',
        glow: '#1a7fd0',
        pointer: { phrase: 'by the hour', x: 0.539, y: 0.725, from: 'upper-left' },
        answer: weatherSprites,
        description:
          'Forecasts for farmers: rain by the hour, wind, and one plain sentence on what to do today. Works offline in the field.',
        image: {
          src: 'assets/weather',
          alt: 'Weather dashboard over flooded rice fields: 31 degrees, the advice not to spray, a wind dial, and rain and temperature by the hour',
        },
        tech: ['JavaScript', 'CSS3', 'Node.js'],
      },
      {
        sample: true,
        id: 4,
        title: 'Portfolio Website',
        shortTitle: 'Portfolio',
        client: 'Gallery Lindqvist',
        glow: '#3f57ee',
        pointer: { phrase: 'archive', x: 0.248, y: 0.785, from: 'lower-right' },
        answer: gallerySprites,
        description:
          'A set designer’s archive of two thousand pictures that opens in under a second and prints as a book.',
        image: {
          src: 'assets/portfolio',
          alt: 'A gallery’s online archive: its name in large fine letters beside a blue stage set with an arch that opens on a red evening sky',
        },
        tech: ['React', 'Tailwind'],
      },
      {
        sample: true,
        id: 5,
        title: 'Shopify Website',
        shortTitle: 'Shopify',
        client: 'Solha',
        glow: '#14a05f',
        pointer: { phrase: 'mixed cases', x: 0.275, y: 0.785, from: 'lower-right' },
        answer: {
          file: 'assets/storefront-answer.avif',
          move: 'press',
          place: [50, 578, 319, 92],
        },
        description:
          'A theme of its own for a drinks maker: subscriptions, mixed cases and stories from the grove, all edited by the owner.',
        image: {
          src: 'assets/storefront',
          alt: 'Storefront of a drinks brand: three cans among sliced citrus on bright green, with a button to mix a case',
        },
        tech: ['Shopify', 'JavaScript', 'CSS3'],
      },
      {
        sample: true,
        id: 6,
        title: 'Landing Pages',
        glow: '#12899c',
        pointer: { phrase: 'Launch pages', x: 0.469, y: 0.75, from: 'lower-right' },
        answer: landingSprites,
        description:
          'Launch pages for five young companies, each tested in two versions, each under a hundred kilobytes.',
        image: {
          src: 'assets/landing',
          alt: 'Five launch pages one behind the other; in front that of a sleep app, with a moon that sinks into waves',
        },
        tech: ['HTML5', 'Bootstrap', 'WordPress'],
      },
    ],
  },

  experience: {
    // Nothing refers to the ids of these entries, so they may repeat.
    items: [
      {
        sample: true,
        id: 1,
        title: 'Frontend Developer',
        company: 'Northlight Studio',
        period: '2025',
        description:
          'Interfaces for two client products in React and TypeScript, a shared component library, and page loads cut to a third.',
        type: 'work',
      },
      {
        sample: true,
        id: 2,
        title: 'Template Designer',
        company: 'Paper & Pixel',
        period: '2024',
        description:
          'Twelve responsive templates for shops and agencies, from grid to final code, used on over 300 sites.',
        type: 'work',
      },
      {
        sample: true,
        id: 3,
        title: 'Full Stack Developer',
        company: 'Bengal Institute of Computing',
        period: '2020 – 2023',
        description:
          'Degree course in web engineering: databases, networks, interaction design; final project with a city clinic.',
        type: 'education',
      },
      {
        sample: true,
        id: 3,
        title: 'MERN Developer',
        company: 'Open Stack Academy',
        period: '2023',
        description:
          'Six months of MongoDB, Express, React and Node.js in a team of five, with a working product each month.',
        type: 'education',
      },
      {
        sample: true,
        id: 3,
        title: 'CMS Developer',
        company: 'Riverside Web School',
        period: '2020',
        description:
          'WordPress and Shopify from themes to plug-ins; first paid site delivered before the course had ended.',
        type: 'education',
      },
    ],
  },

  testimonials: {
    items: [
      {
        sample: true,
        id: 1,
        name: 'Maya Fernandes',
        role: 'Founder',
        company: 'Osterhay',
        project: 1,
        content:
          'Our old shop lost orders every weekend. Arjun rebuilt it in five weeks, and the first sale came in while we were still testing.',
        rating: 5,
        avatar: { src: 'assets/avatar-1', alt: '' },
      },
      {
        sample: true,
        id: 2,
        name: 'Jonas Weber',
        role: 'Product Lead',
        company: 'Taktwerk',
        project: 2,
        content:
          'He asked better questions than our own team. The board he built is the only tool that everyone here opens without being told to.',
        rating: 5,
        avatar: { src: 'assets/avatar-2', alt: '' },
      },
      {
        sample: true,
        id: 3,
        name: 'Amira Rahman',
        role: 'Head of Programmes',
        company: 'Monsoon Trust',
        project: 3,
        content:
          'Farmers use the dashboard on five-year-old phones with one bar of signal. It just works, and that was the whole brief.',
        rating: 4,
        avatar: { src: 'assets/avatar-3', alt: '' },
      },
      {
        sample: true,
        id: 4,
        name: 'Hugo Lindqvist',
        role: 'Owner',
        company: 'Gallery Lindqvist',
        project: 4,
        content:
          'I had been told that two thousand pictures can’t be fast. They can. Collectors now find the piece they want while we are on the phone.',
        rating: 5,
        avatar: { src: 'assets/avatar-4', alt: '' },
      },
      {
        sample: true,
        id: 5,
        name: 'Lin Chen',
        role: 'Owner',
        company: 'Solha',
        project: 5,
        content:
          'I change prices, stories and mixed cases myself, and nothing breaks. After two agencies, that feels like a small miracle.',
        rating: 5,
        avatar: { src: 'assets/avatar-5', alt: '' },
      },
      {
        sample: true,
        id: 6,
        name: 'Samuel Okafor',
        role: 'Marketing Manager',
        company: 'Ebb',
        project: 6,
        content:
          'Our launch page met its deadline with a day to spare. He told us at the start which of our ideas would slow it down, and he was right.',
        rating: 4,
        avatar: { src: 'assets/avatar-6', alt: '' },
      },
    ],
  },

  contact: {
    sample: true,
    availability: 'Free for one new project from January 2027',
    intro:
      'Tell me what you want to build, by when, and what is in the way. I answer within one working day, with questions or a first plan.',
    whatsapp: {},
    form: { recipientName: 'Arjun' },
  },

  footer: {
    copyright: '© 2025 All rights reserved.',
  },
};
