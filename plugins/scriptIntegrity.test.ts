import { expect, test } from 'vitest';
import { scriptDigest, withIntegrity } from './scriptIntegrity.ts';

const entry = { fileName: 'app/index-1b2c.js', code: 'run()' };

test('the digest is the one that browsers compute', () => {
  expect(scriptDigest('alert(1)')).toBe(
    `sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW`,
  );
});

test.each(['./', '/', '/portfolio/', '/app/'])('a script below %s gets its digest', (base) => {
  const tag = `<script type="module" async crossorigin src="${base}app/index-1b2c.js"`;
  expect(withIntegrity(`<head>${tag}></script></head>`, [entry])).toBe(
    `<head>${tag} integrity="${scriptDigest('run()')}"></script></head>`,
  );
});

test.each([
  ['a script of another site', '<script defer src="https://plausible.io/js/script.js"></script>'],
  ['data for search engines', '<script type="application/ld+json">{}</script>'],
])('%s stays as it is', (_what, html) => {
  expect(withIntegrity(html, [entry])).toBe(html);
});
