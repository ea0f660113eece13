import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { letterRequest, openForm, UNSENT, type ContactForm } from '../helpers/contact.ts';
import { FAILED, SENT } from '../helpers/contactTexts.ts';
import { expect, type PageOptions } from '../helpers/page.ts';
import { buildFrom, someKeys } from '../helpers/sites/siteSources.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

const folder = join(temporaryFolder(), 'dist');
let site: Site;

beforeAll(async () => {
  const sample = { contentFile: 'src/content/content.ts', publicFolder: 'public' };
  expect(await buildFrom(folder, sample, { keys: someKeys })).not.toContain('EMAILJS');
  site = await startSite({ folder });
});

afterAll(() => site.close());

/** Sends a message to EmailJS, which responds with `status` and `body`. */
async function send(status: number, body: string, options: PageOptions = {}): Promise<ContactForm> {
  const form = await openForm({ site: site.url, ...options });
  await form.page.route('https://api.emailjs.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') form.requests.push([request.url(), request.postDataJSON()]);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    await route.fulfill({ status, body, headers });
  });
  await form.fill();
  await form.send();
  return form;
}

test('a build with keys sends to EmailJS, and the security policy allows it', async () => {
  const form = await send(200, 'OK');
  await expect(form.status).toHaveText(SENT);
  const keys = { user_id: 'a-public-key', service_id: 'a-service', template_id: 'a-template' };
  expect(form.requests).toEqual([
    ['https://api.emailjs.com/api/v1.0/email/send', { ...letterRequest, ...keys }],
  ]);
});

test.each([
  [403, 'The public key is invalid', '403 The public key is invalid'],
  [200, '<!doctype html><title>Sign in to the network</title>', '200 (a page)'],
])('a response of %i %s is a failure', async (status, body, cause) => {
  const form = await send(status, body, { expectedProblems: UNSENT });
  await expect(form.status).toHaveText(FAILED);
  expect(form.errors()).toEqual([`Message not sent: Error: ${cause}`]);
});
