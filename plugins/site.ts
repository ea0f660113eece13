import type { Plugin } from 'vite';
import { contentCheck } from './contentCheck/contentCheck.ts';
import { hostHeaders } from './hostHeaders.ts';
import { inbox } from './inbox/inbox.ts';
import { fontLicenses } from './licenses.ts';
import { missingPictures } from './missingPictures.ts';
import { pageStyles } from './pageStyles.ts';
import { prerender } from './prerender/prerender.ts';
import { scriptIntegrity } from './scriptIntegrity.ts';
import { securityPolicy } from './securityPolicy.ts';
import { contentSource } from './contentSource/contentSource.ts';
import { siteContent } from './siteContent/siteContent.ts';
import { siteFiles } from './siteFiles/siteFiles.ts';
import { theme } from './theme/theme.ts';
import { unlinkedAssets } from './unlinkedAssets.ts';
import { unusedComponents } from './unusedComponents.ts';

/** All plugins of the site. They share one source of the content. */
export function site(contentFile?: string): Plugin[] {
  const source = contentSource(contentFile);
  const styles = pageStyles();
  return [
    missingPictures(),
    contentCheck(source),
    siteContent(source),
    theme(source),
    unusedComponents(source),
    styles.plugin,
    prerender(source, styles),
    siteFiles(source),
    fontLicenses(),
    unlinkedAssets(),
    securityPolicy(),
    scriptIntegrity(),
    hostHeaders(),
    inbox(process.env.INBOX_FOLDER || '.inbox'),
  ];
}
