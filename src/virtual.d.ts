/** The content that the page gets, from plugins/siteContent/siteContent.ts. */
declare module 'virtual:content' {
  export const content: import('./siteContent.ts').SiteContent;
}

/** The theme's colours as custom properties; made by plugins/theme/theme.ts. */
declare module 'virtual:theme.css' {}
