import { siteAddress } from '../../src/content/schema/rules.ts';
import { plainError } from './readError.ts';

type Environment = Record<string, string | undefined>;

/**
 * The site's address from the environment variables of the host, with a slash at its end. Throws an error that names
 * the variable if the site cannot have this address.
 */
export function hostAddress(env: Environment): string | undefined {
  const netlify = env.NETLIFY && (env.CONTEXT === 'production' ? 'URL' : 'DEPLOY_PRIME_URL');
  const variable = ['SITE_ADDRESS', netlify, 'CF_PAGES_URL', 'VERCEL_PROJECT_PRODUCTION_URL'].find(
    (name) => name && env[name],
  );
  const written = variable && env[variable];
  if (!written) return undefined;
  const whole = `https://${written.replace(/^https?:\/\/|\/$/g, '')}/`;
  const address = URL.canParse(whole) ? new URL(whole).href : whole;
  const problem = siteAddress.safeParse(address).error?.issues[0]?.message;
  if (!problem) return address;
  throw plainError(
    `The environment variable ${variable}, which is the site's address, ${problem}\n    it is ${JSON.stringify(written)}`,
  );
}
