import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** The service's 50 kB of template parameters, with room for what stands around them. */
const MAX_BYTES = 64_000;

/** Why a body was not read: longer than the limit, not at its end in time, or broken off by who sent it. */
export type BodyError = 'too large' | 'timeout' | 'aborted';

/** Text of a request's body, of which no more than the limit is kept. `timeout` is in ms, for all of it. */
export async function readBody(
  request: IncomingMessage,
  timeout: number,
): Promise<{ text: string } | { error: BodyError }> {
  const late = wait(timeout, { error: 'timeout' } as const, { ref: false });
  return Promise.race([collect(request), late]);
}

async function collect(request: IncomingMessage): Promise<{ text: string } | { error: BodyError }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // To its end where there is one: a client that is still writing does not read the answer.
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes <= MAX_BYTES) chunks.push(chunk);
    }
  } catch {
    return { error: 'aborted' };
  }
  return bytes <= MAX_BYTES ? { text: Buffer.concat(chunks).toString('utf8') } : { error: 'too large' };
}
