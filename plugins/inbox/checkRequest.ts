import type { InboxMessage } from './messageFile.ts';

/** The service's own limit for all template parameters together, in bytes of JSON. */
const MAX_PARAMETER_BYTES = 50_000;

/** The four fields around the template's parameters, and the four parameters of the form (SPEC.md 3 and 7). */
const FIELDS = ['lib_version', 'user_id', 'service_id', 'template_id'];
const PARAMETERS = ['from_name', 'from_email', 'message', 'to_name'] as const;

/** A message, or the status and the text that refuse it. */
export type Checked = { message: InboxMessage } | { status: number; problem: string };

/** Checks what the mail service checks. `body` is undefined where it was too long to be read. */
export function checkRequest(contentType: string | undefined, body: string | undefined): Checked {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    return { status: 415, problem: 'The content type must be application/json' };
  }
  if (body === undefined) return tooLarge;
  const request = parse(body);
  if (!isRecord(request)) return { status: 400, problem: 'The body must be a JSON object' };
  const empty = FIELDS.find((name) => !isFilled(request[name]));
  if (empty) return { status: 400, problem: `${empty} must be a non-empty string` };

  const parameters = request.template_params;
  if (!isRecord(parameters)) return { status: 400, problem: 'template_params must be an object' };
  if (Buffer.byteLength(JSON.stringify(parameters)) > MAX_PARAMETER_BYTES) return tooLarge;
  const missing = PARAMETERS.find((name) => !isFilled(parameters[name]));
  if (missing) return { status: 400, problem: `template_params.${missing} must be a non-empty string` };
  const [from_name, from_email, message, to_name] = PARAMETERS.map((name) => parameters[name] as string);
  return {
    message: {
      received: new Date().toISOString(),
      from_name: from_name!,
      from_email: from_email!,
      message: message!,
      to_name: to_name!,
    },
  };
}

const tooLarge = { status: 413, problem: `template_params must be at most ${MAX_PARAMETER_BYTES / 1000} kB of JSON` };

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
