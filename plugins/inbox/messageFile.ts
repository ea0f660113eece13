import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A message as it is kept: the parameters of the form, and when it came, as ISO 8601. */
export interface InboxMessage {
  received: string;
  from_name: string;
  from_email: string;
  message: string;
  to_name: string;
}

/** Everything in the file. */
export interface Inbox {
  /** Oldest first. */
  messages: InboxMessage[];
  /** How many lines cannot be read as a message. */
  broken: number;
}

/** A file of messages, one line of JSON each. */
export interface MessageFile {
  path: string;
  append(message: InboxMessage): Promise<void>;
  /** Empty where there is no file. */
  read(): Promise<Inbox>;
}

/** The file at `path`, made with the first message. */
export function messageFile(path: string): MessageFile {
  let last: Promise<void> = Promise.resolve();
  return {
    path,
    // One after the other, so that no line ends up inside another. Another server on the same file does no harm: the
    // system puts what is appended at the end, each line in one piece.
    append: (message) => (last = last.catch(() => {}).then(() => appendLine(path, JSON.stringify(message)))),
    read: async () => parse(await readIfThere(path)),
  };
}

async function appendLine(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a+');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    // A line that was broken off must not swallow this one.
    const begun = bytesRead > 0 && buffer.toString() !== '\n';
    await file.appendFile(`${begun ? '\n' : ''}${line}\n`);
    // Whoever is told that the message has arrived can rely on it, also where the power goes the moment after.
    await file.datasync();
  } finally {
    await file.close();
  }
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function parse(text: string): Inbox {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const messages = lines.map(toMessage).filter((message) => message !== undefined);
  return { messages, broken: lines.length - messages.length };
}

function toMessage(line: string): InboxMessage | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isMessage(value: unknown): value is InboxMessage {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    ['received', 'from_name', 'from_email', 'message', 'to_name'] satisfies (keyof InboxMessage)[]
  ).every((name) => typeof fields.get(name) === 'string');
}
