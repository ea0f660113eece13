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
  type Reply,
} from '../helpers/contact.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expect } from '../helpers/page.ts';

const CLIENT = '**/app/emailjsClient-*.js';

test('shows that a message is sent, then success, and clears the fields', async () => {
  const form = await openForm();
  const logged: string[] = [];
  form.page.on('console', (line) => logged.push(line.text()));
  await form.fill();
  const release = form.hold();
  await form.send();
  await expect(form.button).toHaveText(SENDING);
  await expect(form.status).toHaveAccessibleName(SENDING);
  for (const label of ['Name', 'Email', 'Message'] as const)
    await expect(form.field(label)).toBeDisabled();
  await expect(form.button).toBeDisabled();

  release();
  await expect(form.status).toHaveText(SENT);
  await expect(form.button).toHaveText('Send Message');
  await expect(form.button).toBeEnabled();
  expect(await form.typed()).toEqual(nothing);
  expect(form.requests).toEqual([letterRequest]);
  expect(logged).toEqual([`Message sent: 200 ${accepted.body}`]);
});

test('keeps the message when sending fails, names the cause, and sends on the next try', async () => {
  const noKeys = 'Error: this build has no EmailJS keys; the server answered';
  const hostPage = '<!doctype html>\n<title>Home</title>';
  const failures: [Reply | 'drop', string][] = [
    [{ status: 403, body: 'Forbidden' }, `${noKeys} 403 Forbidden`],
    [{ status: 429, body: 'Too Many Requests' }, `${noKeys} 429 Too Many Requests`],
    ['drop', 'TypeError: Failed to fetch'],
    // Some hosts answer every path.
    [{ status: 200, body: hostPage }, `${noKeys} 200 (a page)`],
    [{ status: 200, body: 'OK' }, `${noKeys} 200 OK`],
  ];
  const form = await openForm();
  await form.fill();
  for (const [index, [reply, cause]] of failures.entries()) {
    form.reply = reply;
    await form.send();
    await expect.poll(() => form.errors()[index]).toBe(`Message not sent: ${cause}`);
    await expect(form.status).toHaveText(FAILED);
    await expect(form.button).toBeEnabled();
    expect(await form.typed()).toEqual(letter);
  }
  await form.send(accepted);
  expect(await form.typed()).toEqual(nothing);
  expect(form.requests).toEqual(Array.from({ length: 6 }, () => letterRequest));

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

test('a double click, a script that submits twice and Enter held down make one request each', async () => {
  const form = await openForm();
  const { page } = form;
  form.reply = refused;
  await form.fill();
  for (const [index, press] of [
    () => form.button.dblclick(),
    () =>
      form.form.evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      }),
  ].entries()) {
    const release = form.hold();
    await press();
    await expect(form.status).toHaveAccessibleName(SENDING);
    release();
    await expect(form.status).toHaveText(FAILED);
    expect(form.requests).toHaveLength(index + 1);
  }
  for (const [index, control] of [form.field('Email'), form.button].entries()) {
    await control.focus();
    await page.keyboard.down('Enter');
    await expect.poll(() => form.requests).toHaveLength(index + 3);
    await expect(form.status).toHaveText(FAILED);
    for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }
  expect(form.requests).toEqual(Array.from({ length: 4 }, () => letterRequest));
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
    await expect(form.status).toHaveAccessibleName(SENDING);
    await form.page.clock.runFor(1);
    await expect(form.status).toHaveText(FAILED);
    expect(form.errors()).toEqual(['Message not sent: no response within 20 s']);
    expect(await form.typed()).toEqual(letter);

    await form.send();
    await expect(form.status).toHaveAccessibleName(SENDING);
    release();
    await expect(form.status).toHaveText(SENT);
    expect(await form.typed()).toEqual(nothing);
    expect(form.requests).toEqual([letterRequest]);
  });

  test('a late success is shown and clears unedited fields; a late refusal is only logged', async () => {
    const form = await openForm();
    await form.stopClock();
    const edited = { ...letter, message: 'More' };
    for (const [index, [typed, reply, banner, left, errors]] of (
      [
        [letter, accepted, SENT, nothing, 1],
        [edited, accepted, SENT, edited, 2],
        [letter, refused, '', letter, 4],
      ] as const
    ).entries()) {
      await form.fill();
      const release = form.hold();
      form.reply = reply;
      await form.send();
      await expect.poll(() => form.requests).toHaveLength(index + 1);
      await form.page.clock.runFor(20_000);
      await expect(form.status).toHaveText(FAILED);
      await form.fill(typed);
      await form.page.clock.runFor(5000);
      const answered = form.page.waitForResponse('**/api/v1.0/email/send');
      release();
      await (await answered).finished();
      await expect(form.status).toHaveText(banner);
      expect(await form.typed()).toEqual(left);
      expect(form.errors()).toHaveLength(errors);
    }
  });
});

describe("EmailJS's client", () => {
  test('is loaded when the visitor enters the form', async () => {
    const form = await openForm();
    const requested: string[] = [];
    form.page.on('request', (request) => requested.push(request.url()));
    await form.page.waitForLoadState('networkidle');
    const loads = () => requested.filter((url) => /\/emailjsClient-/.test(url));
    expect(loads()).toEqual([]);
    await form.field('Message').focus();
    await expect.poll(loads).toHaveLength(1);
  });

  test('that hangs is replaced after 5 s, and the message is sent once', async () => {
    const form = await openForm();
    const arrive = await holdBack(form.page, CLIENT);
    await form.stopClock();
    await form.fill();
    await form.send();
    await expect(form.status).toHaveAccessibleName(SENDING);
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
  const details = form.page
    .locator('#contact dl')
    .getByRole('link', { name: 'arjun@dasgupta.example.com' });
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
