import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the processors have had little to do for 2 s, at most 30 s; says so where they had not. */
export async function quiet(): Promise<void> {
  for (let attempt = 0; attempt < 15; attempt++) {
    const before = times();
    await pause(2000);
    const after = times();
    if ((after.idle - before.idle) / (after.all - before.all) > 0.85) return;
  }
  console.error('the machine did not become quiet: the next figures are doubtful');
}

/** Milliseconds that the processors have been idle, and all milliseconds, since they started. */
function times(): { idle: number; all: number } {
  const each = cpus().map((processor) => processor.times);
  const idle = each.reduce((sum, time) => sum + time.idle, 0);
  return { idle, all: each.reduce((sum, time) => sum + time.user + time.nice + time.sys + time.irq, idle) };
}
