import { expect, test } from 'vitest';
import { minifyShader } from './minifyShaders.ts';

test('a shader loses its comments and indents, and keeps its lines', () => {
  const shader = `
// Radians.
#define TURN 0.5

/* Two
   lines. */
void main() {
  float half = 1.0 / 2.0; // a half
  gl_Position = vec4(half);
}
`;
  expect(minifyShader(shader)).toBe(
    `#define TURN 0.5
void main() {
float half = 1.0 / 2.0; 
gl_Position = vec4(half);
}
`,
  );
});
