type Environment = Record<string, string | undefined>;

/** The site's address from the environment variables of the host, with a slash at its end. */
export function hostAddress(env: Environment): string | undefined {
  const { SITE_ADDRESS, NETLIFY, CONTEXT, CF_PAGES_URL, VERCEL_PROJECT_PRODUCTION_URL } = env;
  const netlify = NETLIFY && (CONTEXT === 'production' ? env.URL : env.DEPLOY_PRIME_URL);
  const address = SITE_ADDRESS || netlify || CF_PAGES_URL || VERCEL_PROJECT_PRODUCTION_URL;
  return address && `https://${address.replace(/^https?:\/\/|\/$/g, '')}/`;
}
