import { expect, test } from 'vitest';
import { hostAddress } from './hostAddress.ts';

test.each([
  [
    {
      NETLIFY: 'true',
      CONTEXT: 'production',
      URL: 'https://ada.example.org',
      DEPLOY_PRIME_URL: 'https://x.netlify.app',
    },
    'https://ada.example.org/',
  ],
  [
    {
      NETLIFY: 'true',
      CONTEXT: 'deploy-preview',
      URL: 'https://ada.example.org',
      DEPLOY_PRIME_URL: 'https://x.netlify.app',
    },
    'https://x.netlify.app/',
  ],
  [{ CF_PAGES_URL: 'https://1a2b.ada.pages.dev' }, 'https://1a2b.ada.pages.dev/'],
  [{ VERCEL_PROJECT_PRODUCTION_URL: 'ada.vercel.app' }, 'https://ada.vercel.app/'],
  [{ SITE_ADDRESS: 'http://ada.github.io/site/' }, 'https://ada.github.io/site/'],
  [{ URL: 'https://elsewhere.example.org' }, undefined],
  [{ SITE_ADDRESS: '' }, undefined],
])('the variables %j give the address %s', (env, address) => {
  expect(hostAddress(env) || undefined).toBe(address);
});
