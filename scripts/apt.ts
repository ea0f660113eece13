import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here: as root on Debian and its relatives. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs Debian's packages. Prints their output only if that fails. */
export function install(packages: readonly string[]): void {
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ];
  for (const [index, args] of steps.entries()) {
    console.log(`Step ${index + 1} of ${steps.length}: apt-get ${args.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env });
    if (status !== 0) throw new Error(`apt-get failed:\n${stdout}${stderr}`);
  }
}
