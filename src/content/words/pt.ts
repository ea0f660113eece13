import type { Words } from './en.ts';

/** Portuguese of Brazil. */
export const words: Words = {
  site: { newTab: 'abre em uma nova aba', since: 'desde {date}', until: 'até {date}' },
  owner: { cv: { button: 'Baixar CV', short: 'CV' } },
  topBar: {
    navigationLabel: 'Seções',
    skipLink: 'Ir para o conteúdo',
    menuButton: 'Menu',
    motion: 'Movimento',
    motionHint:
      'Permite que a página se mova. Desligado, também traz de volta o cursor do seu sistema.',
  },
  home: {
    menuLabel: 'Início',
    workButton: 'Ver meu trabalho',
    connectButton: 'Vamos conversar',
    downArrow: 'Descer até {section}',
  },
  about: { menuLabel: 'Sobre', heading: 'Sobre mim' },
  skills: { menuLabel: 'Habilidades', heading: 'Habilidades' },
  services: {
    menuLabel: 'Serviços',
    heading: 'Serviços',
    stepsHeading: 'Como anda um projeto',
    questionsHeading: 'Perguntas',
    contactLink: 'Conte-me sobre o seu projeto',
  },
  projects: {
    menuLabel: 'Projetos',
    heading: 'Projetos em destaque',
    client: 'para {client}',
    testimonialsLink: 'O que os clientes dizem',
    labels: {
      caseStudy: 'Estudo de caso',
      close: 'Fechar',
      problem: 'O problema',
      role: 'Minha parte',
      outcome: 'O resultado',
      when: 'Quando',
    },
  },
  experience: {
    menuLabel: 'Experiência',
    heading: 'Experiência',
    contactLink: 'O próximo: seu projeto',
    typeLabels: { work: 'Trabalho', education: 'Formação' },
  },
  more: {
    menuLabel: 'Mais',
    heading: 'Mais sobre mim',
    labels: {
      certificates: 'Certificados',
      awards: 'Prêmios',
      publications: 'Publicações',
      volunteering: 'Voluntariado',
      interests: 'Interesses',
    },
  },
  testimonials: {
    menuLabel: 'Depoimentos',
    heading: 'Clientes satisfeitos',
    labels: {
      carousel: 'carrossel',
      slide: 'slide',
      previous: 'Depoimentos anteriores',
      next: 'Próximos depoimentos',
      pause: 'Pausar o carrossel',
      goTo: 'Ir para o depoimento {n}',
      bullets: 'Escolher um depoimento',
      position: '{n} de {count}',
      rating: '{n} de 5 estrelas',
      byline: '{role}, {company}',
    },
  },
  contact: {
    menuLabel: 'Contato',
    heading: 'Vamos trabalhar juntos',
    introHeading: 'Entre em contato',
    cardLink: 'Salvar contato',
    labels: { email: 'E-mail', phone: 'Telefone', location: 'Local', languages: 'Idiomas' },
    whatsapp: {
      button: 'Conversar no WhatsApp',
      message: 'Olá! Vi seu portfólio e gostaria de conversar sobre um projeto.',
    },
    form: {
      name: { label: 'Nome', placeholder: 'Seu nome' },
      email: { label: 'E-mail', placeholder: 'voce@exemplo.com' },
      message: { label: 'Mensagem', placeholder: 'Conte sobre seu projeto...' },
      requiredNote: 'Todos os campos são obrigatórios.',
      blankNote: 'Escreva algo aqui.',
      lengthNote: '{n} de {limit} caracteres',
      sendButton: 'Enviar mensagem',
      sendingButton: 'Enviando...',
      successBanner: 'Mensagem enviada! Respondo em breve.',
      errorBanner: 'Não foi possível enviar a mensagem. Tente de novo ou me escreva um e-mail.',
      sentNote: 'Sua mensagem foi enviada.',
      notSentNote: 'Sua mensagem não foi enviada. Envie por e-mail: {email}',
      unclearNote:
        'Você saiu antes de a resposta chegar. Talvez sua mensagem não tenha sido enviada.',
    },
  },
  footer: {
    madeWith: 'Projetado e desenvolvido com tecnologias web modernas',
    profilesLabel: 'Perfis',
  },
  notFound: {
    heading: 'Não há nada aqui',
    text: 'Este endereço não leva a lugar nenhum. Tudo o que há para ver está em uma só página.',
    homeLink: 'Ir para a página inicial',
  },
};
