import type { Words } from './en.ts';

export const words: Words = {
  site: { newTab: 'se abre en una pestaña nueva', since: 'desde {date}', until: 'hasta {date}' },
  owner: { cv: { button: 'Descargar CV', short: 'CV' } },
  topBar: {
    navigationLabel: 'Secciones',
    skipLink: 'Ir al contenido',
    menuButton: 'Menú',
    motion: 'Movimiento',
    motionHint:
      'Permite que la página se mueva. Al desactivarlo vuelve también el cursor de tu sistema.',
  },
  home: {
    menuLabel: 'Inicio',
    workButton: 'Ver mi trabajo',
    connectButton: 'Hablemos',
    downArrow: 'Bajar a {section}',
  },
  about: { menuLabel: 'Sobre mí', heading: 'Sobre mí' },
  skills: { menuLabel: 'Habilidades', heading: 'Habilidades' },
  services: {
    menuLabel: 'Servicios',
    heading: 'Servicios',
    stepsHeading: 'Cómo va un proyecto',
    questionsHeading: 'Preguntas',
    contactLink: 'Cuéntame el tuyo',
  },
  projects: {
    menuLabel: 'Proyectos',
    heading: 'Proyectos destacados',
    client: 'para {client}',
    testimonialsLink: 'Qué dicen los clientes',
  },
  experience: {
    menuLabel: 'Experiencia',
    heading: 'Experiencia',
    contactLink: 'Lo próximo: tu proyecto',
    typeLabels: { work: 'Trabajo', education: 'Formación' },
  },
  testimonials: {
    menuLabel: 'Testimonios',
    heading: 'Clientes satisfechos',
    labels: {
      carousel: 'carrusel',
      slide: 'diapositiva',
      previous: 'Testimonios anteriores',
      next: 'Testimonios siguientes',
      pause: 'Pausar el carrusel',
      goTo: 'Ir al testimonio {n}',
      bullets: 'Elegir un testimonio',
      position: '{n} de {count}',
      rating: '{n} de 5 estrellas',
      byline: '{role} en {company}',
    },
  },
  contact: {
    menuLabel: 'Contacto',
    heading: 'Trabajemos juntos',
    introHeading: 'Ponte en contacto',
    labels: { email: 'Correo', phone: 'Teléfono', location: 'Ubicación', languages: 'Idiomas' },
    whatsapp: {
      button: 'Chatear por WhatsApp',
      message: '¡Hola! He visto tu portafolio y me gustaría hablar de un proyecto.',
    },
    form: {
      name: { label: 'Nombre', placeholder: 'Tu nombre' },
      email: { label: 'Correo', placeholder: 'tu@ejemplo.com' },
      message: { label: 'Mensaje', placeholder: 'Cuéntame tu proyecto...' },
      requiredNote: 'Todos los campos son obligatorios.',
      blankNote: 'Escribe algo aquí.',
      lengthNote: '{n} de {limit} caracteres',
      sendButton: 'Enviar mensaje',
      sendingButton: 'Enviando...',
      successBanner: '¡Mensaje enviado! Te responderé pronto.',
      errorBanner: 'No se pudo enviar el mensaje. Inténtalo de nuevo o escríbeme un correo.',
      sentNote: 'Tu mensaje se ha enviado.',
      notSentNote: 'Tu mensaje no se ha enviado. Envíalo por correo: {email}',
      unclearNote:
        'Saliste antes de que llegara la respuesta. Es posible que tu mensaje no se haya enviado.',
    },
  },
  footer: {
    madeWith: 'Diseñado y desarrollado con tecnologías web modernas',
    profilesLabel: 'Perfiles',
  },
  notFound: {
    heading: 'Aquí no hay nada',
    text: 'Esta dirección no lleva a ninguna parte. Todo lo que hay que ver está en una sola página.',
    homeLink: 'Ir a la página de inicio',
  },
};
