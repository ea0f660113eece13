/** The highest score of a page without cookies, whose domain is not in the browsers' list of HTTPS sites. */
export const HIGHEST_SCORE = 135;

/**
 * The score of a page over HTTPS by the rules of Mozilla's HTTP Observatory, which begin at 100. They are copied
 * from `@mdn/mdn-http-observatory` 1.4.8, whose installation needs PostgreSQL and downloads lists.
 */
export function observatoryScore(headers: Headers, html: string): number {
  const points = [
    policyPoints(headers.get('content-security-policy') ?? ''),
    framePoints(headers),
    referrerPoints(headers.get('referrer-policy') ?? ''),
    httpsPoints(headers.get('strict-transport-security') ?? ''),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    resourcePoints(headers.get('cross-origin-resource-policy')),
    integrityPoints(html),
  ];
  const lost = sum(points.filter((each) => each < 0));
  const isExcellent = 100 + lost >= MIN_SCORE_FOR_EXTRA_POINTS;
  return 100 + (isExcellent ? sum(points) : lost);
}

const MIN_SCORE_FOR_EXTRA_POINTS = 90;
const SIX_MONTHS_S = 15_768_000;

function policyPoints(policy: string): number {
  if (policy === '') return -25;
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isBroad = (source: string) => /^(\*|data:|https?:|ftp:|'unsafe-inline')$/.test(source);
  if ([...sourcesOf('script-src'), ...sourcesOf('object-src')].some(isBroad)) return -20;
  if (/\bhttp:/.test(policy)) return -20;
  if (policy.includes("'unsafe-eval'")) return -10;
  if (sourcesOf('style-src').some(isBroad)) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function framePoints(headers: Headers): number {
  if (/frame-ancestors/.test(headers.get('content-security-policy') ?? '')) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function referrerPoints(policy: string): number {
  if (policy === '') return 0;
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy) ? 5 : -5;
}

function httpsPoints(header: string): number {
  const [, maxAge] = /max-age=(\d+)/.exec(header) ?? [];
  if (!maxAge) return -20;
  return Number(maxAge) >= SIX_MONTHS_S ? 0 : -10;
}

function resourcePoints(policy: string | null): number {
  if (policy === null || policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}

/** Points for scripts of the site itself. One of another site without a digest loses points. */
function integrityPoints(html: string): number {
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  const hasDigest = (script: string) => script.includes(' integrity="sha');
  if (scripts.some((script) => /src="(https:)?\/\//.test(script) && !hasDigest(script))) return -5;
  return scripts.some(hasDigest) ? 5 : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
