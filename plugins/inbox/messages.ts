import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

/** EmailJS's limit for all template parameters together, in bytes. */
const MAX_MESSAGE_BYTES = 50_000;

const filled = z.string().min(1);
const parameters = z
  .object({ from_name: filled, from_email: filled, message: filled, to_name: filled })
  .catchall(z.string());
const request = z.object({ template_params: parameters });
const line = z.object({ ...parameters.shape, received: z.iso.datetime() });

/** A message as the file keeps it: the form's parameters, and when it came in ISO 8601. */
export type InboxMessage = z.infer<typeof line>;

/** An error with the HTTP status and the sentence of the response. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads the message from a request of the contact form. Throws a Refusal if it holds none. */
export async function readMessage(incoming: IncomingMessage): Promise<InboxMessage> {
  if (!/^application\/json\s*(;|$)/i.test(incoming.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'The content type must be application/json');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Read to the end: a client that is still writing does not read the response.
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_MESSAGE_BYTES) chunks.push(chunk);
  }
  if (bytes > MAX_MESSAGE_BYTES) {
    throw new Refusal(413, 'A message must have at most 50 kB of JSON');
  }
  const { data, error } = request.safeParse(parse(Buffer.concat(chunks).toString('utf8')));
  if (error) {
    const fieldPath = error.issues[0]?.path.join('.') || 'The body';
    const kind = fieldPath.includes('.') ? 'a non-empty string' : 'a JSON object';
    throw new Refusal(400, `${fieldPath} must be ${kind}`);
  }
  const { from_name, from_email, message, to_name } = data.template_params;
  return { received: new Date().toISOString(), from_name, from_email, message, to_name };
}

/** All messages in the file, oldest first. Lines that hold none are left out. */
export async function readMessages(file: string): Promise<InboxMessage[]> {
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  return lines.flatMap((each) => line.safeParse(parse(each)).data ?? []);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
