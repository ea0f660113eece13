import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, banner, errors, FAILED, fillIn, sendButton, SENT } from '../../helpers/pages/contactForm.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { someKeys } from '../../helpers/sites/other.ts';
import { buildSite } from '../../../scripts/site/buildSite.ts';
import { startSite, type Site } from '../../../scripts/site/startSite.ts';

let folder: string;
let site: Site;
let printed: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'with-keys-'));
  printed = await buildSite(join(folder, 'dist'), someKeys);
  site = await startSite({ folder: join(folder, 'dist') });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Fills in and sends; EmailJS, which is not asked, answers as given. Returns what it would have been asked. */
async function sends(
  status: number,
  text: string,
): Promise<{ visitor: ChromiumVisitor; requests: unknown[] }> {
  const visitor = await visitInChromium({ site: site.url });
  const requests: unknown[] = [];
  await visitor.page.route('https://api.emailjs.com/**', (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const body = request.postDataJSON() as unknown;
      requests.push({ url: request.url(), type: request.headers()['content-type'], body });
    }
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    return route.fulfill({ status, body: text, headers });
  });
  await visitor.open('#contact');
  await visitor.hydrated();
  await fillIn(visitor);
  await visitor.click(sendButton);
  return { visitor, requests };
}

test('a build with keys sends to EmailJS, as the policy allows, and warns of nothing', async () => {
  expect(printed).not.toContain('EMAILJS');
  const { visitor, requests } = await sends(200, 'OK');
  await banner(visitor, SENT);
  expect(requests).toEqual([
    {
      url: 'https://api.emailjs.com/api/v1.0/email/send',
      type: 'application/json',
      body: { ...asked.body, user_id: 'a-public-key', service_id: 'a-service', template_id: 'a-template' },
    },
  ]);
  expect(visitor.complaints()).toEqual([]);
});

test('a refusal of EmailJS is a failure', async () => {
  const { visitor } = await sends(403, 'The public key is invalid');
  await banner(visitor, FAILED);
  expect(errors(visitor)).toEqual([expect.stringContaining('Error: 403 The public key is invalid')]);
});
