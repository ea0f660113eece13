import type { ChromiumVisitor } from '../drivers/chromium.ts';

/** What a page holds. */
export interface Memory {
  bytes: number;
  listeners: number;
  nodes: number;
  documents: number;
}

/** Begins to watch; the function that it returns takes the garbage out and tells what the page holds then. */
export async function memoryOf(visitor: ChromiumVisitor): Promise<() => Promise<Memory>> {
  const devtools = await visitor.page.context().newCDPSession(visitor.page);
  return async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage');
    const { jsEventListeners: listeners, nodes, documents } = await devtools.send('Memory.getDOMCounters');
    return { bytes, listeners, nodes, documents };
  };
}
