import { advance, createRoot, extend } from '@react-three/fiber';
import { GUI } from 'lil-gui';
import type { Palette } from '../../src/field/protocol.ts';
import { effects } from '../../src/field/scene/effects.ts';
import { type FieldInput, firstFrame, nextFrame } from '../../src/field/scene/frameState.ts';
import { NeedleField } from '../../src/field/scene/NeedleField.tsx';
import { needleMaterial } from '../../src/field/scene/NeedleMaterial.ts';
import { createRenderer } from '../../src/field/scene/renderer.ts';
import { thinning } from '../../src/field/scene/thinning.ts';
import { FIELD_OF_VIEW } from '../../src/field/scene/view.ts';

declare const FIELD_PALETTE: Palette;

const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('The page has no canvas');

const middle = { x: 0.5, y: 0.5 };
const input: FieldInput = { room: 'home', target: null, press: null, success: null, away: 0, aspect: 1 };
let frame = firstFrame(1);
/** Every change of a constant is another shader, and so another material. */
let version = 0;

const root = createRoot(canvas);
await root.configure({
  frameloop: 'never',
  flat: true,
  camera: { fov: FIELD_OF_VIEW, near: 1, far: 300 },
  gl: () => createRenderer(canvas),
});
const store = root.render(scene());

const gui = new GUI({ title: 'Field' });
gui.add(input, 'away', 0, 1, 0.01).name('scrolled away');
gui.add({ begin: () => (frame = firstFrame(input.aspect)) }, 'begin').name('enter again');
gui.add({ press: () => (input.press = middle) }, 'press').name('press in the middle');
gui.add({ success: () => (input.success = middle) }, 'success').name('success in the middle');
for (const [effect, values] of Object.entries({ ...effects, thinning })) {
  const folder = gui.addFolder(effect).close();
  for (const name of Object.keys(values))
    folder.add(values as Record<string, number>, name).onChange(showChange);
}
gui
  .add(
    { copy: () => navigator.clipboard.writeText(JSON.stringify({ ...effects, thinning }, null, 2)) },
    'copy',
  )
  .name('copy all');

addEventListener('pointermove', ({ clientX, clientY, target }) => {
  input.target = target === canvas ? { x: clientX / innerWidth, y: clientY / innerHeight } : null;
});
canvas.addEventListener('pointerdown', () => (input.press = input.target));

let last = performance.now();
let elapsed = 0;
requestAnimationFrame(function draw(now) {
  requestAnimationFrame(draw);
  frame = nextFrame(frame, input, (now - last) / 1000);
  elapsed += (now - last) / 1000;
  last = now;
  input.aspect = innerWidth / innerHeight;
  const { size, setSize } = store.getState();
  if (size.width !== innerWidth || size.height !== innerHeight) setSize(innerWidth, innerHeight);
  advance(elapsed, true, store.getState());
});

function scene() {
  return <NeedleField key={version} palette={FIELD_PALETTE} advance={() => frame} share={() => 1} />;
}

function showChange() {
  extend({ NeedleMaterial: needleMaterial(effects) });
  version += 1;
  root.render(scene());
}
