import { test } from 'vitest';
import { accepted, letter, letterRequest, openForm, type ContactForm } from '../helpers/contact.ts';
import { expect } from '../helpers/page.ts';

const REQUIRED = 'Please fill out this field.';

async function expectError(
  form: ContactForm,
  label: 'Name' | 'Email' | 'Message',
  text: string | RegExp,
) {
  await expect(form.field(label)).toHaveAccessibleDescription(text);
  await expect(form.field(label)).toHaveAttribute('aria-invalid', String(text !== ''));
}

test('says that all fields are required, shows each error, and moves the focus to the first', async () => {
  const form = await openForm();
  await expect(form.page.getByRole('form', { name: 'Send Message' })).toBeVisible();
  const note = form.form.getByText('All fields are required.');
  const [noteBox, nameBox] = [await note.boundingBox(), await form.field('Name').boundingBox()];
  expect(noteBox!.y + noteBox!.height).toBeLessThan(nameBox!.y);
  expect(await form.form.innerText()).toMatch(/^All fields are required\./);
  for (const label of ['Name', 'Email', 'Message'] as const) {
    await expectError(form, label, '');
    await expect(form.field(label)).toHaveJSProperty('required', true);
  }

  await form.fill({ ...letter, name: '', email: 'no address' });
  await form.send();
  await expect(form.field('Name')).toBeFocused();
  await expectError(form, 'Name', REQUIRED);
  await expectError(form, 'Email', /'@'/);
  await expectError(form, 'Message', '');
  await expect(form.form.getByText(REQUIRED), "the browser's language").toHaveAttribute(
    'lang',
    'en-US',
  );
  await form.fill();
  await form.send(accepted);
  expect(form.requests).toEqual([letterRequest]);
});

test('sends no spaces, and an error goes while its field is edited, until it is left', async () => {
  const form = await openForm();
  for (const label of ['Name', 'Message'] as const) {
    await form.fill();
    await form.field(label).fill(' \u00a0 ');
    await form.send();
    await expectError(form, label, 'Please write something here.');
    await expect(form.field(label)).toBeFocused();
  }
  await form.fill({ ...letter, email: '' });
  await form.send();
  await expectError(form, 'Email', REQUIRED);
  await form.page.keyboard.type('ada');
  await expectError(form, 'Email', '');
  await form.page.keyboard.press('Tab');
  await expectError(form, 'Email', /'@'/);
  await form.field('Email').fill('ada@');
  await expectError(form, 'Email', '');
  // The button must not move away from the pointer between press and release.
  await form.send();
  await expectError(form, 'Email', /'@'/);
  await expect(form.field('Email')).toBeFocused();
  expect(form.requests).toEqual([]);
});

test('limits a message, shows its length near the limit, and refuses one that a script has made longer', async () => {
  const LIMIT = 8000;
  const form = await openForm();
  const message = form.field('Message');
  const count = form.form.getByText(/ of 8000 characters/);
  await form.fill({ ...letter, message: 'x'.repeat(7199) });
  await expect(count).toBeHidden();
  await message.press('End');
  await message.press('x');
  await expect(count).toHaveText('7200 of 8000 characters');
  await expect(message).toHaveAccessibleDescription('7200 of 8000 characters');
  await message.fill('x'.repeat(LIMIT - 1));
  await message.press('End');
  await form.page.keyboard.type('yz');
  await expect(count).toHaveText('8000 of 8000 characters');
  expect(await message.inputValue()).toMatch(/xy$/);

  const setValue = (field: Element, value: string) => Object.assign(field, { value });
  await message.evaluate(setValue, 'x'.repeat(LIMIT + 1));
  await form.send();
  await expectError(form, 'Message', /^8001 of 8000 characters/);
  expect(form.requests).toEqual([]);
});
