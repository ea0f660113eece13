import { expect, test } from 'vitest';
import { withWords } from '../contentSource/words.ts';
import { words } from '../../src/content/words/en.ts';
import { markedSample } from '../../tests/helpers/sites/markedSample.ts';
import { findBlockers } from './publishBlockers.ts';

test('every part of the sample that speaks of its person is named', async () => {
  const content = withWords(markedSample, words);
  const [samples] = await findBlockers(content, { root: 'nowhere', publicDir: 'public', env: {} });
  expect(samples).toMatch(
    /: site, owner, home, about, skills\.items \(1\), projects\.items \(1\), experience\.items \(1\), testimonials\.items \(1\), contact$/,
  );
});
