import './workerWindow.ts';
import type { FieldEvent, ToWorker } from '../protocol.ts';
import { renderField, type RenderedField } from './renderField.tsx';

let field: Promise<RenderedField> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    field = renderField(data.canvas, data.start, report);
    field.catch(() => report('failed'));
  } else {
    field?.then(({ receive }) => receive(data)).catch(() => report('failed'));
  }
});

function report(event: FieldEvent): void {
  postMessage(event);
}
