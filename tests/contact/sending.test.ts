import { describe, test } from 'vitest';
import { accepted, letterRequest, openForm, UNSENT } from '../helpers/contact.ts';
import { SENDING, SENT } from '../helpers/contactTexts.ts';
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

test('the console names the cause of a broken connection', async () => {
  const form = await openForm({ expectedProblems: UNSENT });
  await form.fill();
  await form.send('drop');
  expect(form.errors()).toEqual(['Message not sent: TypeError: Failed to fetch']);
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

  test('that hangs is waited for during 5 s, then the message goes without it', async () => {
    const form = await openForm();
    await holdBack(form.page, CLIENT);
    await form.stopClock();
    await form.fill();
    await form.send();
    await expect(form.status).toHaveText(SENDING);
    await form.page.clock.runFor(4900);
    expect(form.requests).toEqual([]);
    await form.page.clock.runFor(100);
    await expect.poll(() => form.requests).toEqual([letterRequest]);
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
