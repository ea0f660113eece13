import { expect, test } from 'vitest';
import { holesIn } from './audit.ts';

test('holes are named with how grave they are', () => {
  const report = {
    auditReportVersion: 2,
    vulnerabilities: { three: { severity: 'high' }, gsap: { severity: 'low' } },
  };
  expect(holesIn(JSON.stringify(report))).toEqual(['three (high)', 'gsap (low)']);
  expect(holesIn(JSON.stringify({ ...report, vulnerabilities: {} }))).toEqual([]);
});

test.each([
  '',
  '{ "message": "request to https://registry.npmjs.org failed", "error": {} }',
  '<html>Bad gateway</html>',
])('an answer that does not come is no finding: %s', (printed) => {
  expect(holesIn(printed)).toBeUndefined();
});
