import { expect, test } from 'vitest';
import { readName, type NameHints } from './readName.ts';

test.each([
  ['Ada Lovelace', 'Lovelace', 'Ada'],
  ['Ada King Lovelace', 'Lovelace', 'Ada King'],
  ['Anna van Dyk', 'van Dyk', 'Anna'],
  ['Ana Ruiz Del Río', 'Del Río', 'Ana Ruiz'],
  ['Ana de la Cruz', 'de la Cruz', 'Ana'],
  ['Maria de Fátima Figueiredo', 'Figueiredo', 'Maria de Fátima'],
  ['José Ortega y Gasset', 'Ortega y Gasset', 'José'],
  ['bell hooks', 'hooks', 'bell'],
  ['Prince', 'Prince', ''],
  ['Ada Lovelace 🚀', 'Lovelace 🚀', 'Ada'],
  ['Ada Wang 王爱达', 'Wang 王爱达', 'Ada'],
  ['山田 花子', '山田', '花子'],
  ['김 민 준', '김', '민 준'],
  ['李 小 龍 🐉', '李', '小 龍 🐉'],
  ['ヨナス ウェーバー', 'ウェーバー', 'ヨナス'],
  ['李小龙', '李小龙', ''],
  ['أمل بن يوسف', 'بن يوسف', 'أمل'],
  ['نورة آل سعود', 'آل سعود', 'نورة'],
  ['عبد الله حسن', 'حسن', 'عبد الله'],
  ['محمد عبد الرحمن', 'عبد الرحمن', 'محمد'],
])('%s has the family name "%s" and the given names "%s"', (name, family, given) => {
  expect(partsOf(name)).toEqual({ family, given, prefixes: '', suffixes: [] });
});

test.each([
  ['Petra Beispiel, PhD', '', 'Petra', 'Beispiel', ['PhD']],
  ['Petra Beispiel, M.Sc., PMP', '', 'Petra', 'Beispiel', ['M.Sc.', 'PMP']],
  ['Dr. Karl Ray III', 'Dr.', 'Karl', 'Ray', ['III']],
  ['João da Silva Júnior', '', 'João', 'da Silva', ['Júnior']],
  ['Dipl.-Ing. (FH) Ana Ray', 'Dipl.-Ing. (FH)', 'Ana', 'Ray', []],
  ['Dr. h. c. Ana Ray', 'Dr. h. c.', 'Ana', 'Ray', []],
  ['Dr. Ray PhD', 'Dr.', '', 'Ray', ['PhD']],
  ['mgr inż. Jan Ray', 'mgr inż.', 'Jan', 'Ray', []],
  ['dr hab. Ana Ray', 'dr hab.', 'Ana', 'Ray', []],
  ['Miss Ana Ray', 'Miss', 'Ana', 'Ray', []],
  ['Mlle Ana Ray', 'Mlle', 'Ana', 'Ray', []],
  ['Smt. Anita Ray', 'Smt.', 'Anita', 'Ray', []],
  ['B.Sc. Ana Ray', 'B.Sc.', 'Ana', 'Ray', []],
  ['PhD Ana Ray', 'PhD', 'Ana', 'Ray', []],
  ['CA Ravi Ray', 'CA', 'Ravi', 'Ray', []],
  ['M.A. Ray', '', 'M.A.', 'Ray', []],
  ['م. أحمد علي', 'م.', 'أحمد', 'علي', []],
  ['أ.د. أحمد علي', 'أ.د.', 'أحمد', 'علي', []],
  ['د/ أحمد علي', 'د/', 'أحمد', 'علي', []],
  ['الدكتورة أمل علي', 'الدكتورة', 'أمل', 'علي', []],
  ['المهندس أحمد علي', 'المهندس', 'أحمد', 'علي', []],
  ['श्री रवि कुमार', 'श्री', 'रवि', 'कुमार', []],
  ['ד"ר דנה כהן', 'ד"ר', 'דנה', 'כהן', []],
  ['Md. Karim Hossain', '', 'Md. Karim', 'Hossain', []],
  ['Ana Ray (she/her)', '', 'Ana', 'Ray', ['(she/her)']],
  ['Ana Ray, AWS Certified', '', 'Ana', 'Ray', ['AWS Certified']],
])('%s has titles, degrees and notes apart', (name, prefixes, given, family, suffixes) => {
  expect(partsOf(name)).toEqual({ prefixes, given, family, suffixes });
});

test.each([
  ['JOÃO BATISTA DA SILVA JÚNIOR', 'JOÃO BATISTA', 'DA SILVA', ['JÚNIOR']],
  ['João da Silva Neto', 'João', 'da Silva', ['Neto']],
  ['JOÃO DOS SANTOS SOBRINHO', 'JOÃO', 'DOS SANTOS', ['SOBRINHO']],
  ['Maria da Silva Neto', 'Maria da Silva', 'Neto', []],
  ['Pedro Henrique Neto', 'Pedro Henrique', 'Neto', []],
  ['JAN VAN DER BERG', 'JAN', 'VAN DER BERG', []],
  ['MARIA DE FÁTIMA FIGUEIREDO', 'MARIA DE FÁTIMA', 'FIGUEIREDO', []],
  ['DE LA CRUZ Ana', 'Ana', 'DE LA CRUZ', []],
  ['JOHN E SMITH', 'JOHN E', 'SMITH', []],
])(
  '%s has the given names %s, the family name %s and the ranks %j',
  (name, given, family, suffixes) => {
    expect(partsOf(name, 'pt')).toMatchObject({ given, family, suffixes });
  },
);

test.each([
  ['Ana Ray DPhil', 'DPhil'],
  ['Ana Ray FRCS', 'FRCS'],
  ['ANA RAY FRCS', 'FRCS'],
  ['Ana Ray BSc (Hons)', 'BSc (Hons)'],
  ['Ana Ray Ph. D.', 'Ph. D.'],
  ['Ana Ray MSc PMP', 'MSc PMP'],
  ['Ana Ray PharmD', 'PharmD'],
  ['Ana Ray SHRM-CP', 'SHRM-CP'],
  ['Sir Ian Ray KBE', 'KBE'],
  ['Kim LEE MBA', 'MBA'],
])('%s has the degree %s without a comma', (name, degree) => {
  expect(partsOf(name).suffixes).toEqual([degree]);
});

test.each([
  ['ANA RAY', 'RAY'],
  ['Jo Ng', 'Ng'],
  ['Li XU', 'XU'],
  ['Li Wei NG', 'NG'],
  ['Jean Marie DUPONT', 'DUPONT'],
  ['Jean-Pierre LE GALL', 'LE GALL'],
  ['Jean Luc ST-PIERRE', 'ST-PIERRE'],
  ['Ana B. RAY', 'RAY'],
  ['Yo Yo Ma', 'Ma'],
  ['YO YO MA', 'MA'],
  ['Tan Wei Meng', 'Meng'],
  ['Rose Ada Mba', 'Mba'],
  ['Ana Mary McRae', 'McRae'],
  ['Jan Pieter IJpma', 'IJpma'],
])('%s has no degree, but the family name %s', (name, family) => {
  expect(partsOf(name)).toMatchObject({ family, suffixes: [] });
});

test.each([
  ['Beispiel, Petra', 'Beispiel', 'Petra', []],
  ['van der Berg, Jan', 'van der Berg', 'Jan', []],
  ['Ruiz Vega, Ana María', 'Ruiz Vega', 'Ana María', []],
  ['Beethoven, Ludwig van', 'van Beethoven', 'Ludwig', []],
  ['Ray III, Karl', 'Ray', 'Karl', ['III']],
  ['Tan, Meng', 'Tan', 'Meng', []],
  ['Smith, J. R.', 'Smith', 'J. R.', []],
  ['Smith, John, Jr.', 'Smith', 'John', ['Jr.']],
  ['beispiel, petra', 'beispiel', 'petra', []],
  ['山田, 太郎', '山田', '太郎', []],
])('%s begins with the family name', (name, family, given, suffixes) => {
  expect(partsOf(name)).toMatchObject({ family, given, suffixes });
});

test.each([
  'Ana Ray, AWS Certified',
  'Ana Ray, she/her',
  'Ana Ray, Software Engineer',
  'Ana Ray, UX Lead',
  'Ana Ray, PhD candidate',
  'Ana Ray, Mother of two',
  'Ana Ray, Diseñadora',
  'Ana Maria Ray, Berlin',
  'Madonna, Singer',
])('%s begins with the given name', (name) => {
  expect(readName(name, 'en').full).toBe(name);
});

test.each([
  { facts: ['Bookbinder in Berlin'] },
  { brand: 'Ray' },
  { brand: 'ana.example', greetingName: 'Ana' },
])('%j tells that a city is no given name', (hints) => {
  expect(partsOf('Ana Ray, Berlin', 'en', hints)).toMatchObject({ family: 'Ray', given: 'Ana' });
});

test('a word that begins like a given name tells nothing', () => {
  expect(partsOf('Ruiz Vega, Ana', 'en', { facts: ['Analyst'] }).given).toBe('Ana');
});

test.each([
  ['Ana Ruiz Vega', 'es', {}, 'Ruiz Vega'],
  ['Shakira', 'es', {}, 'Shakira'],
  ['María del Carmen Ruiz', 'es', {}, 'Ruiz'],
  ['Ma. Fernanda Ruiz', 'es', {}, 'Ruiz'],
  ['Ana María RUIZ', 'es', {}, 'RUIZ'],
  ['Ana María López', 'es', { brand: 'López' }, 'López'],
  ['Ana María López', 'es', { greetingName: 'Ana María' }, 'López'],
  ['Ana Ruiz Vega', 'en', { brand: 'Ruiz' }, 'Ruiz Vega'],
  ['Ana María Ruiz Vega', 'en', { brand: 'Vega', greetingName: 'Ana María' }, 'Ruiz Vega'],
  ['Jan van der Berg', 'en', { brand: 'Berg' }, 'van der Berg'],
  ['Ada Lovelace', 'en', { brand: 'Ada' }, 'Lovelace'],
  ['Anna Lena Berg', 'de', { brand: 'Lena', greetingName: 'Lena' }, 'Berg'],
])('%s in %s with %j has the family name %s', (name, language, hints, family) => {
  expect(partsOf(name, language, hints).family).toBe(family);
});

test.each([
  ['Ada', ['Ada']],
  ['Ada King Lovelace', ['Ada King', 'Lovelace']],
  ['Petra Beispiel, PhD', ['Petra', 'Beispiel, PhD']],
  ['Dr. Karl Ray III', ['Dr. Karl', 'Ray III']],
  ['Dr. Ray', ['Dr.', 'Ray']],
  ['Beispiel, Petra', ['Beispiel,', 'Petra']],
  ['山田、太郎', ['山田、', '太郎']],
  ['김 민 준', ['김', '민 준']],
  ['عبد الله حسن', ['عبد الله', 'حسن']],
  ['JOÃO BATISTA DA SILVA JÚNIOR', ['JOÃO BATISTA', 'DA SILVA JÚNIOR']],
  ['Zoë 🦊 Fox 👩‍💻', ['Zoë 🦊', 'Fox 👩‍💻']],
])('%s has the lines %j', (name, lines) => {
  expect(readName(name, 'en').lines).toEqual(lines);
});

test.each([
  ['Петрова Анна Сергеевна', 'Петрова', 'Анна Сергеевна'],
  ['ИВАНОВ ИВАН ИЛЬИЧ', 'ИВАНОВ', 'ИВАН ИЛЬИЧ'],
  ['Шевченко Тарас Григорович', 'Шевченко', 'Тарас Григорович'],
  ['Петренко Марія Іллівна', 'Петренко', 'Марія Іллівна'],
  ['Пятрова Ганна Сяргееўна', 'Пятрова', 'Ганна Сяргееўна'],
  ['Анна Сергеевна Петрова', 'Петрова', 'Анна Сергеевна'],
  ['Анна Сергеевна Абрамович', 'Абрамович', 'Анна Сергеевна'],
  ['Сергей Абрамович', 'Абрамович', 'Сергей'],
  ['Иванов И. И.', 'Иванов', 'И. И.'],
  ['Иванов И.И.', 'Иванов', 'И.И.'],
  ['И. И. Иванов', 'Иванов', 'И. И.'],
  ['Анна П.', 'П.', 'Анна'],
])('%s with a patronymic has the family name %s and the given names %s', (name, family, given) => {
  expect(partsOf(name, 'ru')).toMatchObject({ family, given });
});

test.each([
  ['DUPONT Marie', 'DUPONT', 'Marie'],
  ['LE GOFF Yann', 'LE GOFF', 'Yann'],
  ['KIM Min-jun', 'KIM', 'Min-jun'],
  ['Dr. SZABÓ Anna', 'SZABÓ', 'Anna'],
  ['JP Morgan', 'Morgan', 'JP'],
  ['JRR Tolkien', 'Tolkien', 'JRR'],
  ['DUPONT J.', 'J.', 'DUPONT'],
])(
  '%s with leading capitals has the family name %s and the given names %s',
  (name, family, given) => {
    expect(partsOf(name)).toMatchObject({ family, given });
  },
);

test.each([
  ['hu', 'Kovács János', {}, 'Kovács', 'János'],
  ['hu', 'Dr. Kovács János', {}, 'Kovács', 'János'],
  ['hu', 'János Kovács', { greetingName: 'János' }, 'Kovács', 'János'],
  ['vi', 'Nguyễn Thị Minh Khai', {}, 'Nguyễn', 'Thị Minh Khai'],
  ['en', 'Nguyễn Thị Khai', { brand: 'Nguyễn', greetingName: 'Khai' }, 'Nguyễn', 'Thị Khai'],
  ['es', 'RUIZ VEGA Ana', { brand: 'RUIZ', greetingName: 'Ana' }, 'RUIZ VEGA', 'Ana'],
])('in %s %s with %j has the family name %s', (language, name, hints, family, given) => {
  expect(partsOf(name, language, hints)).toMatchObject({ family, given });
});

/** The parts as an address book has them. */
function partsOf(name: string, language = 'en', hints: NameHints = {}) {
  const { family, given, prefixes, suffixes } = readName(name, language, hints);
  return { family: family.join(' '), given: given.join(' '), prefixes, suffixes };
}
