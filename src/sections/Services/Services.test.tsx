import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { chooseMotion } from '../../motion/motionStore.ts';
import type { ServicesContent } from './schema.ts';
import { Services } from './Services.tsx';

const content: ServicesContent = {
  menuLabel: 'Services',
  heading: 'Services',
  stepsHeading: 'How it goes',
  questionsHeading: 'Questions',
  contactLink: 'Tell me about your project',
  items: [
    { name: 'Advice', text: 'One hour on your engine.' },
    { name: 'Engines', text: 'From drawing to brass.', price: 'from € 4 800' },
    { name: 'Programs', text: 'Cards, punched and tested.', price: '€ 90 an hour' },
    { name: 'Tables of logarithms', text: 'Without mistakes.', price: 'on request' },
  ],
  steps: [
    { name: 'A call', duration: '30 minutes', text: 'You tell me what you want.' },
    { name: 'A plan', text: 'Two pages.' },
    { name: 'Building', text: 'A demo each week.' },
  ],
  questions: [
    { question: 'Who owns it?', answer: 'You do.' },
    { question: 'Is it loud?', answer: 'A little.' },
  ],
};

/** A page with a contact section below the services. */
const beforeContact = sharedWith({
  menu: [
    { id: 'services', label: 'Services' },
    { id: 'contact', label: 'Contact' },
  ],
});

beforeEach(() => chooseMotion('reduced'));
afterEach(() => userEvent.unhover(document.body));

describe('the needle', () => {
  test('leads to the first price', async () => {
    await renderServices();
    expect(pricesWithNeedle()).toEqual(['from € 4 800']);
  });

  test('leads to the price of the line under the mouse', async () => {
    await renderServices();
    await userEvent.hover(page.getByText('Programs'));
    await expect.poll(pricesWithNeedle).toEqual(['€ 90 an hour']);
  });

  test('goes back when the mouse leaves', async () => {
    await renderServices();
    await userEvent.hover(page.getByText('Programs'));
    await expect.poll(pricesWithNeedle).toEqual(['€ 90 an hour']);
    await userEvent.hover(page.getByRole('heading', { name: 'Services' }));
    await expect.poll(pricesWithNeedle).toEqual(['from € 4 800']);
  });

  test('is not there if no service has a price', async () => {
    const items = content.items.map(({ name, text }) => ({ name, text }));
    await renderServices({ items });
    expect(pricesWithNeedle()).toEqual([]);
  });

  test.each(['ltr', 'rtl'])('is drawn towards the price: %s', async (direction) => {
    document.documentElement.dir = direction;
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await renderServices();
    const leader = leaderOf('from € 4 800');
    expect(getComputedStyle(leader).scale).toBe(direction === 'ltr' ? '1' : '-1 1');
  });
});

describe('without a mouse', () => {
  beforeEach(() => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(hover: none)' ? matchMedia('all') : matchMedia(query),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  test('the needle is in the line nearest to the middle of the window', async () => {
    await page.viewport(390, 844);
    await renderServices();
    for (const price of ['on request', '€ 90 an hour']) {
      page.getByText(price).element().scrollIntoView({ block: 'center' });
      await expect.poll(pricesWithNeedle).toEqual([price]);
    }
  });

  test('the needle goes back to the first line once a mouse is there', async () => {
    const touchScreen = Object.assign(new EventTarget(), { matches: true });
    vi.mocked(window.matchMedia).mockReturnValue(touchScreen as unknown as MediaQueryList);
    await page.viewport(390, 844);
    await renderServices();
    page.getByText('€ 90 an hour').element().scrollIntoView({ block: 'center' });
    await expect.poll(pricesWithNeedle).toEqual(['€ 90 an hour']);
    touchScreen.matches = false;
    touchScreen.dispatchEvent(new Event('change'));
    await expect.poll(pricesWithNeedle).toEqual(['from € 4 800']);
  });
});

describe('the link to the contact section', () => {
  test('is in the first step', async () => {
    await renderServices();
    const [first] = page.getByRole('list').nth(1).getByRole('listitem').elements();
    expect(first).toHaveTextContent(
      'A call30 minutesYou tell me what you want.Tell me about your project',
    );
  });

  test('leads there', async () => {
    await renderServices();
    await expect.element(contactLink()).toHaveAttribute('href', '#contact');
  });

  test('follows the services if there are no steps', async () => {
    await renderServices({ steps: undefined });
    const last = page.getByText('on request').element().getBoundingClientRect();
    expect(contactLink().element().getBoundingClientRect().top).toBeGreaterThan(last.bottom);
  });

  test('is left out if that section is not below', async () => {
    await renderServices({}, sharedWith());
    expect(contactLink().query()).toBeNull();
  });

  test('takes no space below the steps if it is left out', async () => {
    await page.viewport(768, 900);
    await renderServices({}, sharedWith());
    const steps = page.getByRole('list').nth(1).element();
    expect(getComputedStyle(steps).paddingBlockEnd).toBe('0px');
  });
});

test('no heading is there without its steps or questions', async () => {
  await renderServices({ steps: undefined, questions: undefined });
  const headings = page.getByRole('heading').elements();
  const names = content.items.map(({ name }) => name);
  expect(headings.map((each) => each.textContent)).toEqual(['Services', ...names]);
});

describe('the steps', () => {
  test.each([
    [390, 1],
    [768, 3],
    [1440, 3],
  ])('at %i pixels are in columns: %i', async (width, columns) => {
    await page.viewport(width, 900);
    await renderServices();
    const steps = page.getByRole('list').nth(1).getByRole('listitem').elements();
    expect(new Set(steps.map((step) => step.getBoundingClientRect().left)).size).toBe(columns);
  });
});

describe('an answer', () => {
  test('opens by keyboard', async () => {
    await renderServices();
    for (const { question, answer } of content.questions!) {
      (page.getByText(question).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText(answer)).toBeVisible();
    }
  });

  test('leaves others open', async () => {
    await renderServices();
    for (const { question } of content.questions!) await page.getByText(question).click();
    expect(document.querySelectorAll('details[open]')).toHaveLength(2);
  });

  test('is closed at first', async () => {
    await renderServices();
    await expect.element(page.getByText('You do.')).not.toBeVisible();
  });
});

describe('nothing is wider than the window', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
  });

  const long = content.items.map((item) => ({
    ...item,
    name: `${item.name} and Suitabilityquestionnaires`,
    price: 'from € 4 800, half of it in advance',
  }));

  const widths = [320, 390, 768, 1440, 2560];

  test.each(widths)('at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await renderServices({ items: long });
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  test.each(widths)('at %i pixels, with text of twice the size', async (width) => {
    await page.viewport(width, 900);
    await renderServices({ items: long });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

test('has no violation that axe finds', async () => {
  await renderServices();
  for (const details of document.querySelectorAll('details')) details.open = true;
  await expectNoViolations();
});

function renderServices(parts: Partial<ServicesContent> = {}, shared = beforeContact) {
  return render(<Services content={{ ...content, ...parts }} owner={owner} shared={shared} />);
}

function contactLink() {
  return page.getByRole('link', { name: 'Tell me about your project' });
}

/** The prices to which a needle leads. */
function pricesWithNeedle(): string[] {
  const prices = document.querySelectorAll('section li p:last-child');
  return [...prices].flatMap((price) => {
    const leader = price.previousElementSibling!;
    const isDrawn =
      leader.matches('[aria-hidden]') && getComputedStyle(leader, '::after').opacity === '1';
    return isDrawn ? price.textContent : [];
  });
}

/** The leader between a name and a price. */
function leaderOf(price: string): Element {
  return page.getByText(price).element().previousElementSibling!;
}
