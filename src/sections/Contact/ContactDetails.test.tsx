import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { words } from '../../content/words/en.ts';
import type { Card } from '../../content/schema.ts';
import { ContactDetails } from './ContactDetails.tsx';

const content = { ...words.contact, form: { ...words.contact.form, recipientName: 'Ada' } };

test('the contact card is a file with the name of the owner', async () => {
  await renderDetails({ fileName: 'Ada-Example.vcf', hasCode: false });
  const link = page.getByRole('link', { name: 'Save contact' });
  await expect.element(link).toHaveAttribute('download', 'Ada-Example.vcf');
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/contact\.vcf$/));
});

test('an owner may leave out the link to the card', async () => {
  await renderDetails({ fileName: 'Ada-Example.vcf', hasCode: false }, '');
  expect(page.getByRole('link', { name: 'Save contact' }).query()).toBeNull();
});

test.each([true, false])('the QR code is on paper alone, if there is one: %s', async (hasCode) => {
  await renderDetails({ fileName: 'Ada-Example.vcf', hasCode });
  const codes = [...document.querySelectorAll('img')];
  expect(codes.map((code) => getComputedStyle(code).display)).toEqual(hasCode ? ['none'] : []);
});

function renderDetails(card: Card, cardLink = words.contact.cardLink) {
  return render(
    <ContactDetails
      content={{ ...content, whatsapp: undefined, cardLink: cardLink || undefined }}
      owner={{ ...owner, card }}
      shared={sharedWith()}
      emailLink={{ current: null }}
      undelivered={undefined}
    />,
  );
}
