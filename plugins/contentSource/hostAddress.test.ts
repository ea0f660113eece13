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
  [{ SITE_ADDRESS: 'https://Ada.github.io/My Site' }, 'https://ada.github.io/My%20Site/'],
])('the variables %j give the address %s', (env, address) => {
  expect(hostAddress(env) || undefined).toBe(address);
});

test.each([
  [{ SITE_ADDRESS: 'localhost' }, 'SITE_ADDRESS'],
  [{ NETLIFY: 'true', CONTEXT: 'production', URL: 'https://ada..org' }, 'URL'],
  [{ NETLIFY: 'true', DEPLOY_PRIME_URL: 'https://x' }, 'DEPLOY_PRIME_URL'],
  [{ CF_PAGES_URL: 'https://ada' }, 'CF_PAGES_URL'],
  [{ VERCEL_PROJECT_PRODUCTION_URL: 'ada' }, 'VERCEL_PROJECT_PRODUCTION_URL'],
])('the variable of a wrong address is named: %j', (env, variable) => {
  expect(() => hostAddress(env)).toThrow(`variable ${variable}, which is the site's address, must`);
});
