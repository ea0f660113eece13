import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { linesOf } from '../../../../tests/helpers/components/linesOf.ts';
import { owner, sharedWith } from '../../../../tests/helpers/components/props.ts';
import { words } from '../../../content/words/en.ts';
import type { ContactCard } from '../../../content/schema/ownerSchema.ts';
import { ContactDetails } from './ContactDetails.tsx';

const content = { ...words.contact, form: { ...words.contact.form, recipientName: 'Ada' } };

const card: ContactCard = { file: 'contact.vcf', fileName: 'Ada-Example.vcf' };

test('the contact card is a file with the name of the owner', async () => {
  await renderDetails({ ...card, file: 'fr/contact.vcf' });
  const link = page.getByRole('link', { name: 'Save contact' });
  await expect.element(link).toHaveAttribute('download', 'Ada-Example.vcf');
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/fr\/contact\.vcf$/));
});

test('an owner may leave out the link to the card', async () => {
  await renderDetails(card, '');
  expect(page.getByRole('link', { name: 'Save contact' }).query()).toBeNull();
});

test.each([
  ['contact.svg', ['none']],
  [undefined, []],
])('the QR code is on paper alone, if there is one: %s', async (code, displays) => {
  await renderDetails({ ...card, code });
  const codes = [...document.querySelectorAll('img')];
  expect(codes.map((each) => getComputedStyle(each).display)).toEqual(displays);
});

test.each([
  ['bonjour@roux-delacroix.example.com', ['bonjour', '@roux-delacroix.example.com']],
  [
    'augusta.ada@roux-delacroix-lovelace-and-byron.example.com',
    ['augusta.ada', '@roux-delacroix-lovelace-and-byron', '.example.com'],
  ],
  ['ada@example.com', ['ada@example.com']],
])('%s breaks before its @, and elsewhere only if it must', async (email, lines) => {
  await page.viewport(390, 844);
  await renderDetails(card, '', email);
  expect(linesOf(page.getByRole('link', { name: email }).element())).toEqual(lines);
});

function renderDetails(
  contactCard: ContactCard,
  cardLink = words.contact.cardLink,
  email = owner.email,
) {
  return render(
    <ContactDetails
      content={{ ...content, whatsapp: undefined, cardLink: cardLink || undefined }}
      owner={{ ...owner, contactCard, email }}
      shared={sharedWith()}
      emailLink={{ current: null }}
      mailDraft={undefined}
    />,
  );
}
