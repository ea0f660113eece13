/** The content that the page gets, from plugins/siteContent/siteContent.ts. */
declare module 'virtual:content' {
  export function loadContent(): Promise<import('./siteContent.ts').SiteContent>;
}

/** The content of all pages by their folder: empty, or such as `fr/`. Only the renderer may import it. */
declare module 'virtual:all-content' {
  export const allContent: Record<string, import('./siteContent.ts').SiteContent>;
}

/** The theme's colours as custom properties; made by plugins/theme/theme.ts. */
declare module 'virtual:theme.css' {}
