/** Lets a reader such as `head` stop reading the output. Without it, Node ends with a stack trace. */
export function allowClosedPipe(): void {
  // Tests run a script many times in one process.
  const listeners = process.stdout.listeners('error');
  if (listeners.some(({ name }) => name === ignoreClosedPipe.name)) return;
  process.stdout.on('error', ignoreClosedPipe);
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
