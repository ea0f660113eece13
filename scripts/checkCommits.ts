import { execFileSync } from 'node:child_process';
import { commitFaults } from './commitFaults.ts';
import { exitWith } from './exitWith.ts';

const [range] = process.argv.slice(2);
if (!range) exitWith('Name a range of commits: npx tsx scripts/checkCommits.ts main..HEAD');

// Merged commits were checked before: in their pull request, or in the template.
const options = ['--first-parent', '--no-merges', '-z', '--format=%s%x1f%b'];
const commits = execFileSync('git', ['log', ...options, range], { encoding: 'utf8' });
const faults = commits.split('\0').flatMap((commit) => {
  const [subject = '', body = ''] = commit.split('\x1f');
  return subject ? commitFaults(subject, body) : [];
});
if (faults.length > 0) exitWith(faults.join('\n'));
