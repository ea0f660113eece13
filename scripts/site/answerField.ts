import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { securityHeaders } from '../../plugins/securityPolicy.ts';
import { callInPage } from '../callInPage.ts';

/** The field's scripts, by the beginnings of their names. */
export type FieldScript = 'runField' | 'field.worker';

/** How the field's scripts are answered. */
export interface FieldAnswers {
  /** Status, or a connection that is dropped, in the place of a script; those not named come as they are. */
  faults: Partial<Record<FieldScript, number | 'drop'>>;
  /** Functions that the worker runs before its own script. Each is sent as text: it sees the worker, nothing else. */
  inWorker: (() => void)[];
}

/** Answers for the scripts of the site built in `folder` as `answers` says at that moment. */
export function answerField(folder: string, answers: FieldAnswers): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const script = /\/app\/(runField|field\.worker)-[^/]+\.js$/.exec(path)?.[1] as FieldScript | undefined;
    const fault = script && answers.faults[script];
    if (fault === 'drop') return request.socket.destroy();
    if (fault) return response.writeHead(fault).end('Not now');
    if (script !== 'field.worker' || answers.inWorker.length === 0) return next();
    const before = answers.inWorker.map((run) => `${callInPage(run, [])};\n`).join('');
    void readFile(join(folder, path), 'utf8').then((own) => {
      response.writeHead(200, { ...securityHeaders(), 'Content-Type': 'text/javascript' }).end(before + own);
    }, next);
  };
}
