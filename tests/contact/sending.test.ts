import type { Locator } from 'playwright';
import { describe, test } from 'vitest';
import {
  accepted,
  FAILED,
  letter,
  letterRequest,
  nothing,
  NOT_SENT_NOTE,
  openForm,
  refused,
  SENDING,
  SENT,
  type ContactForm,
  type Reply,
} from '../helpers/contact.ts';
import { expect } from '../helpers/page.ts';

const CLIENT = '**/app/emailjs-*.js';

test('shows that a message is sent, then success, and clears the fields', async () => {
  const form = await openForm();
  const logged: string[] = [];
  form.page.on('console', (line) => logged.push(line.text()));
  await form.fill();
  const release = form.hold();
  await form.send();
  await expect(form.button).toHaveText(SENDING);
  await expect(form.status).toHaveText(SENDING);
  for (const label of ['Name', 'Email', 'Message'] as const) await expect(form.field(label)).toBeDisabled();
  await expect(form.button).toBeDisabled();

  release();
  await expect(form.status).toHaveText(SENT);
  await expect(form.button).toHaveText('Send Message');
  await expect(form.button).toBeEnabled();
  expect(await form.typed()).toEqual(nothing);
  expect(form.requests).toEqual([letterRequest]);
  expect(logged).toEqual([`Message sent: 200 ${accepted.body}`]);
});

describe('keeps the message when sending fails, names the cause, and sends on the next try:', () => {
  const noKeys = 'Error: this build has no EmailJS keys; the server answered';
  const page = '<!doctype html>\n<title>Home</title>';
  test.each<[string, Reply | 'drop', string]>([
    ['a refusal', { status: 403, body: 'Forbidden' }, `${noKeys} 403 Forbidden`],
    ['a rate limit', { status: 429, body: 'Too Many Requests' }, `${noKeys} 429 Too Many Requests`],
    ['a broken connection', 'drop', 'TypeError: Failed to fetch'],
    ['a host that answers every path with its page', { status: 200, body: page }, `${noKeys} 200 (a page)`],
    ['a host that answers OK', { status: 200, body: 'OK' }, `${noKeys} 200 OK`],
  ])('%s', async (_what, reply, cause) => {
    const form = await openForm();
    await form.fill();
    await form.send(reply);
    expect(await form.typed()).toEqual(letter);
    expect(form.errors()).toEqual([`Message not sent: ${cause}`]);
    await form.send(accepted);
    expect(await form.typed()).toEqual(nothing);
    expect(form.requests).toEqual([letterRequest, letterRequest]);
  });
});

test('fails offline and sends when the connection is back', async () => {
  const form = await openForm();
  await form.fill();
  await form.page.unroute('**/api/v1.0/email/send');
  await form.page.context().setOffline(true);
  await form.send();
  await expect(form.status).toHaveText(FAILED);
  expect(await form.typed()).toEqual(letter);
  await form.page.context().setOffline(false);
  await form.send();
  await expect(form.status).toHaveText(SENT);
});

describe('one press, one request:', () => {
  const presses: Record<string, (form: ContactForm) => Promise<void>> = {
    'a double click': (form) => form.button.dblclick(),
    'Enter held down in a field': (form) => holdEnter(form, form.field('Email')),
    'Enter held down on Send': (form) => holdEnter(form, form.button),
    'a script that submits twice': (form) =>
      form.form.evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      }),
  };
  test.each(Object.keys(presses))('%s', async (way) => {
    const form = await openForm();
    await form.fill();
    form.reply = refused;
    const release = form.hold();
    // Enter is held down against a service that refuses at once.
    if (way.startsWith('Enter')) release();
    await presses[way]!(form);
    release();
    await expect(form.status).toHaveText(FAILED);
    expect(form.requests).toEqual([letterRequest]);
  });

  async function holdEnter({ page, status }: ContactForm, control: Locator): Promise<void> {
    await control.focus();
    await page.keyboard.down('Enter');
    await expect(status).toHaveText(FAILED);
    for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }
});

describe('without a response', () => {
  test('sending fails after 20 s, and Send waits for the same request', async () => {
    const form = await openForm();
    await form.fill();
    await form.stopClock();
    const release = form.hold();
    await form.send();
    await expect.poll(() => form.requests).toHaveLength(1);
    await form.page.clock.runFor(19_999);
    await expect(form.status).toHaveText(SENDING);
    await form.page.clock.runFor(1);
    await expect(form.status).toHaveText(FAILED);
    expect(form.errors()).toEqual(['Message not sent: no response within 20 s']);
    expect(await form.typed()).toEqual(letter);

    await form.send();
    await expect(form.status).toHaveText(SENDING);
    release();
    await expect(form.status).toHaveText(SENT);
    expect(await form.typed()).toEqual(nothing);
    expect(form.requests).toEqual([letterRequest]);
  });

  test.each([
    ['a late success is shown and clears the fields', letter, accepted, SENT, nothing],
    ['a late success keeps what was edited', { ...letter, message: 'More' }, accepted, SENT, undefined],
    ['a late refusal changes nothing', letter, refused, '', letter],
  ])('%s', async (_what, edited, reply, banner, left = edited) => {
    const form = await openForm();
    await form.fill();
    await form.stopClock();
    const release = form.hold();
    form.reply = reply;
    await form.send();
    await expect.poll(() => form.requests).toHaveLength(1);
    await form.page.clock.runFor(20_000);
    await expect(form.status).toHaveText(FAILED);
    await form.fill(edited);
    await form.page.clock.runFor(5000);
    const answered = form.page.waitForResponse('**/api/v1.0/email/send');
    release();
    await (await answered).finished();
    await expect(form.status).toHaveText(banner);
    expect(await form.typed()).toEqual(left);
    expect(form.errors()).toHaveLength(1);
  });
});

describe("EmailJS's client", () => {
  test('is loaded when the visitor enters the form', async () => {
    const form = await openForm();
    const requested: string[] = [];
    form.page.on('request', (request) => requested.push(request.url()));
    await form.page.waitForLoadState('networkidle');
    const loads = () => requested.filter((url) => /\/emailjs-/.test(url));
    expect(loads()).toEqual([]);
    await form.field('Message').focus();
    await expect.poll(loads).toHaveLength(1);
  });

  test('that does not load is replaced by a plain request', async () => {
    const form = await openForm();
    await form.page.route(CLIENT, (route) => route.abort());
    await form.fill();
    await form.send(accepted);
    expect(form.requests).toEqual([letterRequest]);
  });

  test('that hangs is replaced after 5 s, and the message is sent once', async () => {
    const form = await openForm();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await form.page.route(CLIENT, async (route) => {
      await arrived;
      await route.continue();
    });
    await form.stopClock();
    await form.fill();
    await form.send();
    await form.page.clock.runFor(4900);
    expect(form.requests).toEqual([]);
    await form.page.clock.runFor(100);
    await expect(form.status).toHaveText(SENT);
    const loaded = form.page.waitForResponse(CLIENT);
    arrive();
    await (await loaded).finished();
    await form.page.clock.runFor(1000);
    expect(form.requests).toEqual([letterRequest]);
  });
});

test('after a failure the e-mail links carry the message as it reads then', async () => {
  const form = await openForm();
  const details = form.page.locator('#contact dl').getByRole('link', { name: 'arjun@dasgupta.example.com' });
  const bodyOf = async (link: typeof details) =>
    new URL((await link.getAttribute('href'))!).searchParams.get('body')?.replaceAll('\r\n', '\n');
  await form.fill();
  await form.stopClock();
  await expect(details).toHaveAttribute('href', 'mailto:arjun@dasgupta.example.com');
  await form.send(refused);
  await form.page.clock.runFor(5000);
  await expect(form.form).toContainText(NOT_SENT_NOTE);
  const inNote = form.form.getByRole('link');
  for (const link of [details, inNote])
    expect(await bodyOf(link)).toBe(`${letter.name}\n\n${letter.message}`);

  await form.field('Message').fill('Changed');
  expect(await bodyOf(details)).toBe(`${letter.name}\n\nChanged`);
  await form.send(accepted);
  await expect(details).toHaveAttribute('href', 'mailto:arjun@dasgupta.example.com');
});

test('a page translator does not freeze the label of Send', async () => {
  const form = await openForm();
  await form.fill();
  await form.button.evaluate((button) => {
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const font = document.createElement('font');
    font.textContent = 'Nachricht senden';
    text.replaceWith(font);
  });
  const release = form.hold();
  await form.send();
  await expect(form.button).toHaveText(SENDING);
  release();
  await expect(form.button).toHaveText('Send Message');
});
