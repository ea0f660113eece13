/** What the probe sees of the thread that draws the field. */
export interface FieldProbe {
  /** Animation frames that have been asked for. */
  asked: number;
  /** Whether none is asked for while so many pass. */
  restsFor(frames: number): Promise<boolean>;
  /** Last value of each uniform, by its name in the shader. */
  uniforms: Record<string, number | number[]>;
  /** Device pixels that the canvas was given, as `width x height`, in order. */
  sizes: string[];
  context?: WebGL2RenderingContext;
}

declare global {
  var fieldProbe: FieldProbe;
}

/** Run before the script that draws, in a worker or in the page: notes what the field does there. */
export function probeField(): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const probe: FieldProbe = {
    asked: 0,
    restsFor: async (frames) => {
      const before = probe.asked;
      for (let passed = 0; passed < frames; passed++) await new Promise(request);
      return probe.asked === before;
    },
    uniforms: {},
    sizes: [],
  };
  globalThis.fieldProbe = probe;

  globalThis.requestAnimationFrame = (callback) => {
    probe.asked += 1;
    return request(callback);
  };

  for (const { prototype } of [globalThis.OffscreenCanvas, globalThis.HTMLCanvasElement].filter(Boolean)) {
    const getContext = prototype.getContext as (...args: unknown[]) => unknown;
    Object.assign(prototype, {
      getContext(this: OffscreenCanvas, ...args: unknown[]) {
        const context = getContext.apply(this, args);
        if (args[0] === 'webgl2' && context) probe.context = context as WebGL2RenderingContext;
        return context;
      },
    });
  }

  const names = new Map<WebGLUniformLocation, string>();
  const { getUniformLocation, uniform1f, uniform2f, uniform3f, viewport } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    getUniformLocation(this: WebGL2RenderingContext, program: WebGLProgram, name: string) {
      const location = getUniformLocation.call(this, program, name);
      if (location) names.set(location, name);
      return location;
    },
    uniform1f(this: WebGL2RenderingContext, location: WebGLUniformLocation, x: number) {
      probe.uniforms[names.get(location) ?? ''] = x;
      uniform1f.call(this, location, x);
    },
    uniform2f(this: WebGL2RenderingContext, location: WebGLUniformLocation, x: number, y: number) {
      probe.uniforms[names.get(location) ?? ''] = [x, y];
      uniform2f.call(this, location, x, y);
    },
    uniform3f(this: WebGL2RenderingContext, location: WebGLUniformLocation, x: number, y: number, z: number) {
      probe.uniforms[names.get(location) ?? ''] = [x, y, z];
      uniform3f.call(this, location, x, y, z);
    },
    viewport(this: WebGL2RenderingContext, x: number, y: number, width: number, height: number) {
      const size = `${width} x ${height}`;
      if (probe.sizes.at(-1) !== size) probe.sizes.push(size);
      viewport.call(this, x, y, width, height);
    },
  });
}

/**
 * Run before the script that draws: it takes its frames for fast ones, however busy the machine is, and so saves on
 * nothing and never gives way to the poster.
 */
export function seemFast(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 20;
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
}

/**
 * Run where the field is drawn, best before the script that draws: of its needles one in so many, so that a processor
 * which draws them has little to do. For journeys that do not look at the picture one in fifty.
 */
export function fewNeedles(oneIn = 50): void {
  const { drawElementsInstanced } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    drawElementsInstanced(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElementsInstanced>) {
      args[4] = Math.ceil(args[4] / oneIn);
      drawElementsInstanced.apply(this, args);
    },
  });
}

/** Run before the worker's script, for such journeys: ten frames in a second, which it takes for sixty. */
export function fewFrames(): void {
  const PAUSE = 85;
  const now = performance.now.bind(performance);
  performance.now = () => now() / 6;
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const waiting = new Set<number>();
  globalThis.requestAnimationFrame = (callback) => {
    const start = () => request((time) => waiting.delete(id) && callback(time));
    const id = setTimeout(start, PAUSE) as unknown as number;
    waiting.add(id);
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => void waiting.delete(id);
}
