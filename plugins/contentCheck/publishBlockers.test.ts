import { expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/sample.ts';
import { findBlockers } from './publishBlockers.ts';

test('every part of the sample that speaks of its person is named', async () => {
  const [samples] = await findBlockers(content, { root: 'nowhere', publicDir: 'public', env: {} });
  expect(samples).toMatch(
    /: site, owner, home, about, skills\.items \(10\), projects\.items \(6\), experience\.items \(5\), testimonials\.items \(\d+\), contact$/,
  );
});
