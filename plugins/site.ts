import type { Plugin } from 'vite';
import { contentCheck } from './contentCheck.ts';
import { contentSource } from './content/contentSource.ts';
import { visitorContent } from './visitorContent.ts';
import { fontLicenses } from './licenses.ts';
import { hostHeaders } from './hostHeaders.ts';
import { inbox } from './inbox.ts';
import { missingPictures } from './missingPictures.ts';
import { pageStyles } from './pageStyles.ts';
import { prerender } from './prerender.ts';
import { securityPolicy } from './securityPolicy.ts';
import { writeSiteFiles } from './siteFiles.ts';
import { theme } from './theme.ts';
import { unlinkedAssets } from './unlinkedAssets.ts';

/** All plugins of the site. They share one source of the content. */
export function site(contentFile?: string): Plugin[] {
  const source = contentSource(contentFile);
  const styles = pageStyles();
  return [
    missingPictures(),
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
    inbox(process.env.INBOX_FOLDER || '.inbox'),
  ];
}
