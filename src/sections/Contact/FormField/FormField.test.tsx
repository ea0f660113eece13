import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  fillForm,
  form,
  shortLetter,
  pressSend,
  renderContact,
} from '../../../../tests/helpers/components/contact.tsx';
import { requests } from '../../../../tests/helpers/components/mailService.ts';

vi.mock(
  '../sending/sendMessage.ts',
  () => import('../../../../tests/helpers/components/mailService.ts'),
);

const REQUIRED = 'Please fill out this field.';
const BLANK = 'Please write something here.';
const fields = ['name', 'email', 'message'] as const;

beforeEach(async () => {
  sessionStorage.clear();
  await renderContact();
});

test('the form has another name than its button', async () => {
  await expect.element(page.getByRole('form', { name: 'Get In Touch' })).toBeVisible();
});

test.each(['name', 'email'] as const)('the browser can fill in the %s', async (field) => {
  await expect.element(form[field]).toHaveAttribute('autocomplete', field);
});

test('with more contrast a placeholder has another colour and weight than typed text', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] });
  await emulate('more');
  onTestFinished(async () => void (await emulate('')));
  const field = form.message.element();
  const typed = getComputedStyle(field);
  const placeholder = getComputedStyle(field, '::placeholder');
  expect(placeholder.color).not.toBe(typed.color);
  expect(placeholder.fontWeight).not.toBe(typed.fontWeight);
});

test('screen readers hear first that all fields are required', () => {
  expect(form.whole.element().textContent).toMatch(/^All fields are required\./);
});

test('the note that all fields are required is above them', () => {
  const note = page.getByText('All fields are required.').element().getBoundingClientRect();
  const name = form.name.element().getBoundingClientRect();
  expect(note.bottom).toBeLessThan(name.top);
});

describe.each(fields)('the field %s', (name) => {
  test('is required', async () => {
    await expect.element(form[name]).toBeRequired();
  });

  test('has no error at first', async () => {
    await expectNoError(name);
  });

  test('says that it is empty when the message is sent', async () => {
    pressSend();
    await expectError(name, REQUIRED);
  });

  test('has no error if it is the only one that is right', async () => {
    await form[name].fill(shortLetter[name]);
    pressSend();
    await expectNoError(name);
  });
});

test('an e-mail address needs its @', async () => {
  fillForm({ ...shortLetter, email: 'no address' });
  pressSend();
  await expectError('email', /'@'/);
});

describe.each(['name', 'message'] as const)('spaces in the field %s', (name) => {
  beforeEach(async () => {
    fillForm({ ...shortLetter, [name]: ' \u00a0 ' });
    pressSend();
  });

  test('are an error', async () => {
    await expectError(name, BLANK);
  });

  test('are not sent', () => {
    expect(requests).toEqual([]);
  });

  test('get the focus', async () => {
    await expect.element(form[name]).toHaveFocus();
  });
});

test('the first field with an error gets the focus', async () => {
  fillForm({ ...shortLetter, email: '', message: '' });
  pressSend();
  await expect.element(form.email).toHaveFocus();
});

test('an error of the browser has its language', async () => {
  fillForm({ ...shortLetter, name: '' });
  pressSend();
  await expect.element(page.getByText(REQUIRED)).toHaveAttribute('lang', navigator.language);
});

test('an error of the page has the language of the page', async () => {
  fillForm({ ...shortLetter, name: ' ' });
  pressSend();
  await expect.element(page.getByText(BLANK)).not.toHaveAttribute('lang');
});

test('a message whose errors are mended is sent', async () => {
  fillForm({ ...shortLetter, name: '', email: 'no address' });
  pressSend();
  fillForm();
  pressSend();
  await expect.poll(() => requests.map(({ message }) => message)).toEqual([shortLetter]);
});

describe('the error of an empty address', () => {
  beforeEach(async () => {
    fillForm({ ...shortLetter, email: '' });
    pressSend();
    await userEvent.keyboard('ada');
  });

  test('goes with the first letter', async () => {
    await expectNoError('email');
  });

  test('comes back when the field is left for another one', async () => {
    await userEvent.keyboard('{Tab}');
    await expectError('email', /'@'/);
  });

  test('waits on the way to Send: the button must not move away from the mouse', async () => {
    (form.button.element() as HTMLElement).focus();
    await expectNoError('email');
  });

  test('comes back with the next press on Send', async () => {
    pressSend();
    await expectError('email', /'@'/);
  });
});

test('a field that was never wrong is not checked when it is left', async () => {
  await form.email.fill('ada');
  await userEvent.keyboard('{Tab}');
  await expectNoError('email');
});

test.each([
  ['forwards', 'email', '{Tab}'],
  ['backwards', 'button', '{Shift>}{Tab}{/Shift}'],
] as const)(
  'in a low window the message is whole when the Tab key comes to it %s',
  async (_direction, from, keys) => {
    await page.viewport(844, 390);
    onTestFinished(() => page.viewport(1440, 900));
    (form[from].element() as HTMLElement).focus();
    await userEvent.keyboard(keys);
    const field = form.message.element();
    await expect.poll(() => field.getBoundingClientRect().bottom).toBeLessThanOrEqual(390);
    expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
);

test.each(['name', 'email', 'message'] as const)(
  'each line of the %s is laid out in the direction of its language',
  (field) => {
    expect(getComputedStyle(form[field].element()).unicodeBidi).toBe('plaintext');
  },
);

describe('the length of a message', () => {
  const LIMIT = 8000;
  const count = page.getByText(/ of 8000 characters/);

  test('is not shown below nine tenths of the limit', async () => {
    await form.message.fill('x'.repeat(7199));
    await expect.element(count).not.toBeInTheDocument();
  });

  test('is shown from nine tenths of the limit on', async () => {
    await form.message.fill('x'.repeat(7200));
    await expect.element(count).toHaveTextContent('7200 of 8000 characters');
  });

  test('describes the field', async () => {
    await form.message.fill('x'.repeat(7200));
    await expect.element(form.message).toHaveAccessibleDescription('7200 of 8000 characters');
  });

  describe('above the limit', () => {
    beforeEach(async () => {
      fillForm();
      (form.message.element() as HTMLTextAreaElement).select();
      // As a paste does.
      document.execCommand('insertText', false, 'x'.repeat(LIMIT + 1));
      pressSend();
    });

    test('stays whole', () => {
      const { value } = form.message.element() as HTMLTextAreaElement;
      expect(value).toHaveLength(LIMIT + 1);
    });

    test('is an error', async () => {
      await expectError('message', /^8001 of 8000 characters/);
    });

    test('keeps the message from being sent', () => {
      expect(requests).toEqual([]);
    });
  });
});

async function expectError(name: (typeof fields)[number], text: string | RegExp): Promise<void> {
  await expect.element(form[name]).toHaveAccessibleDescription(text);
  await expect.element(form[name]).toHaveAttribute('aria-invalid', 'true');
}

async function expectNoError(name: (typeof fields)[number]): Promise<void> {
  await expect.element(form[name]).not.toHaveAccessibleDescription();
  await expect.element(form[name]).toHaveAttribute('aria-invalid', 'false');
}
