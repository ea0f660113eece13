// Flow noise: gradients that turn on their spot, each at its own pace, so the surface churns without
// drifting. About -1 to 1.

float turnOf(ivec2 cell) {
  uvec2 bits = uvec2(cell) * uvec2(1597334673u, 3812015801u);
  uint mixed = (bits.x ^ bits.y) * 1597334673u;
  mixed = (mixed ^ (mixed >> 15)) * 2246822519u;
  return float(mixed >> 8) * (6.2831853 / 16777216.0);
}

float slopeFrom(vec2 cell, vec2 offset, vec2 corner, float turn) {
  float first = turnOf(ivec2(cell + corner));
  float angle = first + turn * (0.6 + 0.8 * fract(first * 3.0));
  return dot(vec2(cos(angle), sin(angle)), offset - corner);
}

float flowNoise(vec2 at, float turn) {
  vec2 cell = floor(at);
  vec2 offset = at - cell;
  vec2 ease = offset * offset * offset * (offset * (offset * 6.0 - 15.0) + 10.0);
  float far = mix(slopeFrom(cell, offset, vec2(0, 0), turn), slopeFrom(cell, offset, vec2(1, 0), turn), ease.x);
  float near = mix(slopeFrom(cell, offset, vec2(0, 1), turn), slopeFrom(cell, offset, vec2(1, 1), turn), ease.x);
  return 1.5 * mix(far, near, ease.y);
}
