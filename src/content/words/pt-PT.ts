import type { Words } from './en.ts';

/** Portuguese of Portugal. */
export const words: Words = {
  site: { newTab: 'abre num novo separador', since: 'desde {date}', until: 'até {date}' },
  owner: { cv: { button: 'Descarregar CV', short: 'CV' } },
  topBar: {
    navigationLabel: 'Secções',
    skipLink: 'Ir para o conteúdo',
    menuButton: 'Menu',
    motion: 'Movimento',
    motionHint: 'Deixa a página mover-se. Desligado, traz também de volta o cursor do seu sistema.',
  },
  home: {
    menuLabel: 'Início',
    workButton: 'Ver o meu trabalho',
    connectButton: 'Vamos conversar',
    downArrow: 'Descer até {section}',
  },
  about: { menuLabel: 'Sobre', heading: 'Sobre mim' },
  skills: { menuLabel: 'Competências', heading: 'Competências' },
  projects: {
    menuLabel: 'Projetos',
    heading: 'Projetos em destaque',
    client: 'para {client}',
    testimonialsLink: 'O que dizem os clientes',
  },
  experience: {
    menuLabel: 'Experiência',
    heading: 'Experiência',
    contactLink: 'A seguir: o seu projeto',
    typeLabels: { work: 'Trabalho', education: 'Formação' },
  },
  testimonials: {
    menuLabel: 'Testemunhos',
    heading: 'Clientes satisfeitos',
    labels: {
      carousel: 'carrossel',
      slide: 'diapositivo',
      previous: 'Testemunhos anteriores',
      next: 'Testemunhos seguintes',
      pause: 'Pausar o carrossel',
      goTo: 'Ir para o testemunho {n}',
      bullets: 'Escolher um testemunho',
      position: '{n} de {count}',
      rating: '{n} de 5 estrelas',
      byline: '{role}, {company}',
    },
  },
  contact: {
    menuLabel: 'Contacto',
    heading: 'Vamos trabalhar juntos',
    introHeading: 'Entre em contacto',
    labels: { email: 'E-mail', phone: 'Telefone', location: 'Localização', languages: 'Idiomas' },
    whatsapp: {
      button: 'Falar pelo WhatsApp',
      message: 'Olá! Vi o seu portefólio e gostava de falar sobre um projeto.',
    },
    form: {
      name: { label: 'Nome', placeholder: 'O seu nome' },
      email: { label: 'E-mail', placeholder: 'nome@exemplo.pt' },
      message: { label: 'Mensagem', placeholder: 'Fale-me do seu projeto...' },
      requiredNote: 'Todos os campos são obrigatórios.',
      blankNote: 'Escreva algo aqui.',
      lengthNote: '{n} de {limit} caracteres',
      sendButton: 'Enviar mensagem',
      sendingButton: 'A enviar...',
      successBanner: 'Mensagem enviada! Respondo em breve.',
      errorBanner: 'Não foi possível enviar a mensagem. Tente de novo ou escreva-me um e-mail.',
      sentNote: 'A sua mensagem foi enviada.',
      notSentNote: 'A sua mensagem não foi enviada. Envie-a por e-mail: {email}',
      unclearNote: 'Saiu antes de a resposta chegar. Talvez a sua mensagem não tenha sido enviada.',
    },
  },
  footer: {
    madeWith: 'Concebido e desenvolvido com tecnologias web modernas',
    profilesLabel: 'Perfis',
  },
  notFound: {
    heading: 'Não há nada aqui',
    text: 'Este endereço não leva a lado nenhum. Tudo o que há para ver está numa só página.',
    homeLink: 'Ir para a página inicial',
  },
};
