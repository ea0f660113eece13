import { describe, test } from 'vitest';
import {
  accepted,
  type ContactForm,
  FAILED,
  letterRequest,
  openForm,
  refused,
  SENDING,
  SENT,
} from '../helpers/contact.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expect } from '../helpers/page.ts';

const CLIENT = '**/app/emailjsClient-*.js';

test('a message is posted, and the console names the response', async () => {
  const form = await openForm();
  const logged: string[] = [];
  form.page.on('console', (line) => logged.push(line.text()));
  await form.fill();
  await form.send(accepted);
  expect(form.requests).toEqual([letterRequest]);
  expect(logged).toEqual([`Message sent: 200 ${accepted.body}`]);
});

test.each([
  ['refusal', { status: 403, body: 'Forbidden' }, '403 Forbidden'],
  ['page of the host', { status: 200, body: '<!doctype html>' }, '200 (a page)'],
  ['reply of another server', { status: 200, body: 'OK' }, '200 OK'],
])('a %s is a failure, and the console names the cause', async (_what, reply, cause) => {
  const form = await openForm();
  await form.fill();
  await form.send(reply);
  expect(form.errors()).toEqual([
    `Message not sent: Error: this build has no EmailJS keys; the server answered ${cause}`,
  ]);
});

test('a broken connection is a failure, and the console names the cause', async () => {
  const form = await openForm();
  await form.fill();
  await form.send('drop');
  expect(form.errors()).toEqual(['Message not sent: TypeError: Failed to fetch']);
});

test('of a late refusal only the console tells, beside the missing response', async () => {
  const form = await openForm();
  const release = await sendWithoutResponse(form);
  form.reply = refused;
  release();
  await expect
    .poll(() => form.errors())
    .toEqual([
      'Message not sent: no response within 20 s',
      'Message not sent: Error: this build has no EmailJS keys; the server answered 500 Not now',
    ]);
});

test('after a failure Send posts the message again', async () => {
  const form = await openForm();
  await form.fill();
  await form.send(refused);
  await form.send(accepted);
  expect(form.requests).toEqual([letterRequest, letterRequest]);
});

describe('one request', () => {
  test('follows a double click', async () => {
    const form = await openForm();
    await form.fill();
    await form.button.dblclick();
    await expect(form.status).toHaveText(SENT);
    expect(form.requests).toEqual([letterRequest]);
  });

  test('is made while it has no response, though Send is pressed again after 20 s', async () => {
    const form = await openForm();
    const release = await sendWithoutResponse(form);
    await form.send();
    await expect(form.status).toHaveText(SENDING);
    release();
    await expect(form.status).toHaveText(SENT);
    expect(form.requests).toEqual([letterRequest]);
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

  test('that hangs is waited for during 5 s', async () => {
    const form = await openForm();
    await holdBack(form.page, CLIENT);
    await form.stopClock();
    await form.fill();
    await form.send();
    await expect(form.status).toHaveText(SENDING);
    await form.page.clock.runFor(4900);
    expect(form.requests).toEqual([]);
  });

  test('that comes after 5 s does not send the message a second time', async () => {
    const form = await openForm();
    const arrive = await holdBack(form.page, CLIENT);
    await form.stopClock();
    await form.fill();
    await form.send();
    await expect(form.status).toHaveText(SENDING);
    await form.page.clock.runFor(5000);
    await expect(form.status).toHaveText(SENT);
    const loaded = form.page.waitForResponse(CLIENT);
    arrive();
    await (await loaded).finished();
    await form.page.clock.runFor(1000);
    expect(form.requests).toEqual([letterRequest]);
  });
});

/** Sends a message. It fails after 20 s without a response. Returns a function that lets the response come. */
async function sendWithoutResponse(form: ContactForm): Promise<() => void> {
  await form.stopClock();
  const release = await form.sendAndHold();
  await form.page.clock.runFor(20_000);
  await expect(form.status).toHaveText(FAILED);
  return release;
}
