/** Lets a reader such as `head` stop reading the output. Without it, Node ends with a stack trace. */
export function allowClosedPipe(): void {
  // Tests run a script many times in one process.
  if (process.stdout.listenerCount('error') > 0) return;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
