import type { InboxMessage } from './messageFile.ts';
import type { BodyError } from './readBody.ts';

/** The service's own limit for all template parameters together, in bytes of JSON. */
const MAX_PARAMETER_BYTES = 50_000;

/** What stands around the template's parameters, and the parameters that the contact form sends. */
const FIELDS = ['lib_version', 'user_id', 'service_id', 'template_id'];
const PARAMETERS = ['from_name', 'from_email', 'message', 'to_name'] as const;

/** The message of a valid request, or the status and the text that refuse it. */
export type ValidationResult = { message: InboxMessage } | Refusal;

/** A status of HTTP, and what is wrong in words that hold nothing of what was sent. */
export interface Refusal {
  status: number;
  problem: string;
}

/** What bodies that could not be read are answered with. */
export const bodyRefusals: Record<BodyError, Refusal> = {
  'too large': {
    status: 413,
    problem: `template_params must be at most ${MAX_PARAMETER_BYTES / 1000} kB of JSON`,
  },
  timeout: { status: 408, problem: 'The body took too long to arrive' },
  aborted: { status: 400, problem: 'The body broke off' },
};

/** Checks what the mail service checks, and that parameters are texts: the form sends no others. */
export function validateRequest(body: string): ValidationResult {
  const request = parse(body);
  if (!isRecord(request)) return { status: 400, problem: 'The body must be a JSON object' };
  const empty = FIELDS.find((name) => !isFilled(request[name]));
  if (empty) return { status: 400, problem: `${empty} must be a non-empty string` };

  const parameters = request.template_params;
  if (!isRecord(parameters)) return { status: 400, problem: 'template_params must be an object' };
  // Also because what is nested deeply cannot be written as JSON again.
  const isFlat = Object.values(parameters).every((value) => typeof value === 'string');
  if (!isFlat) return { status: 400, problem: 'template_params must hold nothing but strings' };
  if (Buffer.byteLength(JSON.stringify(parameters)) > MAX_PARAMETER_BYTES) return bodyRefusals['too large'];
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

/** Whether a `Content-Type` names JSON. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '');
}

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
