import { expect, test } from 'vitest';
import { readResumeName } from './names.ts';

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Petra Beispiel, PhD', 'Petra', 'Beispiel'],
  ['Petra Beispiel, M.Sc., PMP', 'Petra', 'Beispiel'],
  ['Sam Beispiel, Jr.', 'Sam', 'Beispiel'],
  ['Sam Beispiel III', 'Sam', 'Beispiel'],
  ['Petra Beispiel PMP', 'Petra', 'Beispiel'],
  ['Dr. Petra Beispiel', 'Petra', 'Beispiel'],
  ['Prof. Dr.-Ing. Petra Beispiel', 'Petra', 'Beispiel'],
  ['Dr. med. Petra Beispiel', 'Petra', 'Beispiel'],
  ['Dott.ssa Petra Beispiel', 'Petra', 'Beispiel'],
  ['Mgr. Petra Beispiel, CSc.', 'Petra', 'Beispiel'],
  ['Petra Beispiel, B.Sc. (Hons)', 'Petra', 'Beispiel'],
  ['Petra Beispiel, MSc PhD', 'Petra', 'Beispiel'],
  ['Petra Beispiel, Dipl. Ing. (FH)', 'Petra', 'Beispiel'],
  ['Petra Beispiel B.Tech', 'Petra', 'Beispiel'],
  ['João da Silva Júnior', 'João', 'da Silva'],
  ['Petra "Pit" Beispiel', 'Petra', 'Beispiel'],
  ['Jean DUPONT', 'Jean', 'DUPONT'],
  ['Jean-Pierre LE GALL', 'Jean-Pierre', 'LE GALL'],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien', 'Tolkien'],
  ['Dr. S. Ramanujan, PhD', 'S. Ramanujan', 'Ramanujan'],
  ['R Ramanujan', 'R Ramanujan', 'Ramanujan'],
  ['A.P.J. Abdul Kalam', 'Abdul', 'Kalam'],
  ['J. Paul Getty', 'Paul', 'Getty'],
  ['Dr. Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Ana da Silva', 'Ana', 'da Silva'],
  ['Ana Ruiz Del Río', 'Ana', 'Del Río'],
  ['Maria de Fátima Figueiredo', 'Maria', 'Figueiredo'],
  ['山田 太郎', '太郎', '山田'],
  ['Ada Wang 王爱达', 'Ada', 'Wang'],
  ['Prince', 'Prince', 'Prince'],
  ['Ana Ray, AWS Certified', 'Ana', 'Ray'],
  ['Ana Ray, she/her', 'Ana', 'Ray'],
  ['Ana Ray DPhil', 'Ana', 'Ray'],
  ['Ana Ray FRCS', 'Ana', 'Ray'],
  ['Ada Lovelace 🚀', 'Ada', 'Lovelace'],
  ['Petra Beispiel (geb. Muster)', 'Petra', 'Beispiel'],
  ['Ma. Cristina Santos', 'Cristina', 'Santos'],
  ['عبد الله حسن', 'عبد الله', 'حسن'],
  ['김 민 준', '민 준', '김'],
])('%s has the given name %s and the family name %s', (name, given, family) => {
  expect(readResumeName(name, 'en')).toEqual({ full: name, given, family });
});

test.each([
  ['Beispiel, Petra', 'Petra Beispiel'],
  ['Beispiel, Dr. Petra', 'Dr. Petra Beispiel'],
  ['Beispiel, Petra, PhD', 'Petra Beispiel, PhD'],
  ['RUIZ, ANA', 'ANA RUIZ'],
  ['Ruiz Vega, Ana María', 'Ana María Ruiz Vega'],
  ['van der Berg, Jan', 'Jan van der Berg'],
  ['Santos, Ma. Cristina', 'Ma. Cristina Santos'],
])('%s is turned round to %s', (name, full) => {
  expect(readResumeName(name, 'en').full).toBe(full);
});

test('of two Spanish family names the first one counts', () => {
  expect(readResumeName('María García López', 'es-MX').family).toBe('García');
});

test('in Vietnamese the greeting has the last name, and the family name is the first', () => {
  expect(readResumeName('Nguyễn Thị Minh Khai', 'vi')).toMatchObject({
    given: 'Khai',
    family: 'Nguyễn',
  });
});

test('the city and the profession are no given names', () => {
  expect(readResumeName('Ana Ray, Berlin', 'en', ['Bookbinder', 'Berlin']).full).toBe(
    'Ana Ray, Berlin',
  );
});
