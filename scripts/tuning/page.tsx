import { advance, extend } from '@react-three/fiber';
import { GUI } from 'three/addons/libs/lil-gui.module.min.js';
import { content } from '../../src/content/content.ts';
import {
  PULSES,
  STRENGTHS,
  type SceneInput,
  type Strengths,
} from '../../src/needleField/sceneInput.ts';
import { brush, effects, thinning } from '../../src/needleField/scene/effects.ts';
import { initialSceneState, nextSceneState } from '../../src/needleField/scene/sceneState.ts';
import { createNeedleMaterial } from '../../src/needleField/scene/NeedleMaterial.ts';
import { Needles } from '../../src/needleField/scene/Needles.tsx';
import { createSceneRoot } from '../../src/needleField/scene/renderer.ts';
import { scenePalette } from '../../plugins/theme/palette.ts';

const palette = scenePalette(content.site.colors);
const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('The page has no canvas');

const noStrengths = Object.fromEntries(STRENGTHS.map((name) => [name, 0])) as Strengths;
const input: SceneInput & Strengths = {
  palette,
  size: { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio },
  ...noStrengths,
};
const constants = { ...effects, thinning, brush };
let state = initialSceneState(input);
/** Another constant is another shader, and so another material. */
let version = 0;

const root = await createSceneRoot(canvas, input.size, { antialias: true });
const store = root.render(scene());

const gui = new GUI({ title: 'Needle field' });
const actions = {
  begin: () => (state = initialSceneState(input)),
  copy: () => navigator.clipboard.writeText(JSON.stringify(constants, null, 2)),
};
for (const name of STRENGTHS) gui.add(input, name, 0, 1, 0.01);
gui.add(actions, 'begin');
for (const name of PULSES) gui.add({ [name]: () => (input[name] = { x: 0.5, y: 0.5 }) }, name);
for (const [effect, values] of Object.entries(constants)) {
  const folder = gui.addFolder(effect).close();
  const numbers: Record<string, number> = values;
  for (const name of Object.keys(numbers)) folder.add(numbers, name).onChange(showChange);
}
gui.add(actions, 'copy').name('copy all');

addEventListener('pointermove', ({ clientX, clientY, target }) => {
  input.target =
    target === canvas ? { x: clientX / innerWidth, y: clientY / innerHeight } : undefined;
  input.mouse = input.target;
});
canvas.addEventListener('pointerdown', () => (input.ring = input.target));
addEventListener('resize', () => {
  input.size = { ...input.size, width: innerWidth, height: innerHeight };
  store.getState().setSize(innerWidth, innerHeight);
});

let last = performance.now();
requestAnimationFrame(function draw(now) {
  requestAnimationFrame(draw);
  state = nextSceneState(state, input, (now - last) / 1000);
  last = now;
  advance(now / 1000, true, store.getState());
});

function scene() {
  return <Needles key={version} palette={palette} takeNextState={() => state} density={1} />;
}

function showChange() {
  extend({ NeedleMaterial: createNeedleMaterial(effects) });
  version += 1;
  root.render(scene());
}
