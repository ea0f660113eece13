import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { z } from 'zod';

/** EmailJS's limit for all template parameters together, in bytes of JSON. */
const MAX_PARAMETER_BYTES = 50_000;
/** The same with room for the rest of the request. */
const MAX_BODY_BYTES = 64_000;
/** The page shows no larger file than this, in bytes. */
const MAX_FILE_BYTES = 20_000_000;

const filled = z.string().min(1);
const parameters = z
  .object({ from_name: filled, from_email: filled, message: filled, to_name: filled })
  .catchall(z.string());
const request = z.object({ template_params: parameters });
const line = z.object({ ...parameters.shape, received: z.iso.datetime() });

/** A message as the file keeps it: the form's parameters, and when it came in ISO 8601. */
export type InboxMessage = z.infer<typeof line>;

/** An error with the HTTP status and the sentence for whoever asked. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads the message from a request of the contact form. Throws a Refusal if it holds none. */
export async function readMessage(incoming: IncomingMessage): Promise<InboxMessage> {
  if (!/^application\/json\s*(;|$)/i.test(incoming.headers['content-type'] ?? ''))
    throw new Refusal(415, 'The content type must be application/json');
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Read to the end: a client that is still writing does not read the answer.
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  const tooLarge = new Refusal(413, 'template_params must be at most 50 kB of JSON');
  if (bytes > MAX_BODY_BYTES) throw tooLarge;
  const { data, error } = request.safeParse(parse(Buffer.concat(chunks).toString('utf8')));
  if (error) {
    const place = error.issues[0]?.path.join('.') || 'The body';
    throw new Refusal(
      400,
      `${place} must be ${place.includes('.') ? 'a non-empty string' : 'a JSON object'}`,
    );
  }
  if (Buffer.byteLength(JSON.stringify(data.template_params)) > MAX_PARAMETER_BYTES) throw tooLarge;
  const { from_name, from_email, message, to_name } = data.template_params;
  return { received: new Date().toISOString(), from_name, from_email, message, to_name };
}

/** Appends a message to the file as one line of JSON. */
export async function keepMessage(file: string, message: InboxMessage): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(message)}\n`);
}

/** All messages in the file, oldest first, and the number of lines that hold none. */
export async function readMessages(file: string): Promise<{ messages: InboxMessage[]; unreadable: number }> {
  const size = existsSync(file) ? (await stat(file)).size : 0;
  if (size > MAX_FILE_BYTES) {
    const megabytes = Math.round(size / 1_000_000);
    throw new Refusal(413, `The inbox has ${megabytes} MB, too much for a page. Move its file: ${file}`);
  }
  const lines = size === 0 ? [] : (await readFile(file, 'utf8')).split('\n').filter((each) => each.trim());
  const messages = lines.flatMap((each) => line.safeParse(parse(each)).data ?? []);
  return { messages, unreadable: lines.length - messages.length };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
