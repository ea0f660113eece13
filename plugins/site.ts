import type { Plugin } from 'vite';
import { contentCheck } from './content/contentCheck.ts';
import { contentSource } from './content/contentSource.ts';
import { visitorContent } from './content/visitorContent.ts';
import { fontLicenses } from './fontLicenses.ts';
import { hostHeaders } from './hostHeaders.ts';
import { inbox } from './inbox.ts';
import { mailKeys } from './mailKeys.ts';
import { notFound } from './notFound.ts';
import { pageStyles } from './pageStyles.ts';
import { prerender } from './prerender.ts';
import { securityPolicy } from './securityPolicy.ts';
import { writeSiteFiles } from './siteFiles/siteFiles.ts';
import { theme } from './theme/theme.ts';
import { unlinkedAssets } from './unlinkedAssets.ts';

interface SiteOptions {
  /** The owner's file, relative to the project's root; `src/content/content.ts` where nothing is said. */
  contentFile?: string | undefined;
  /** Where messages are kept that arrive without mail keys. */
  inboxFolder?: string | undefined;
}

/** Everything that the build does beyond bundling, for the site of one content. */
export function site({ contentFile, inboxFolder }: SiteOptions = {}): Plugin[] {
  const source = contentSource(contentFile);
  const styles = pageStyles();
  return [
    contentCheck(source),
    visitorContent(source),
    theme(source),
    styles.plugin,
    prerender(source, styles),
    writeSiteFiles(source),
    fontLicenses(),
    unlinkedAssets(),
    securityPolicy(),
    hostHeaders(),
    notFound(),
    inbox({ source, folder: inboxFolder }),
    mailKeys(source),
  ];
}
