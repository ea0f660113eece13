import type { IncomingMessage } from 'node:http';

/** The service's 50 kB of template parameters, with room for what stands around them. */
const MAX_BYTES = 64_000;

/** Text of a request's body; undefined where it is too long: then no more than the limit has been kept. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // To its end in any case: a client that is still writing does not read the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BYTES) chunks.push(chunk);
  }
  return bytes <= MAX_BYTES ? Buffer.concat(chunks).toString('utf8') : undefined;
}
