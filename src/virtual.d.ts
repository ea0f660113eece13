/** The content that visitors get, from plugins/visitorContent.ts. */
declare module 'virtual:content' {
  export const content: import('./contentSchema.ts').Content;
}

/** The theme's colours as custom properties; made by plugins/theme.ts. */
declare module 'virtual:theme.css' {}
