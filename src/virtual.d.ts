/** The content that the page gets, from plugins/siteContent/siteContent.ts. */
declare module 'virtual:content' {
  export function loadContent(): Promise<import('./siteContent.ts').SiteContent>;
}

/** The content of all pages by their folder: empty, or such as `fr/`. Only the renderer may import it. */
declare module 'virtual:all-content' {
  export const allContent: Record<string, import('./siteContent.ts').SiteContent>;
}

/** Custom properties for colours, text widths and shapes, and a few rules, from plugins/theme/theme.ts. */
declare module 'virtual:theme.css' {}
