// Flow noise: gradients that turn on their spot, each at its own pace. So the surface churns and does
// not drift.

const float FULL_TURN = 6.2831853;
// The slowest gradient turns at this fraction of the pace. The fastest one is faster by PACE_VARIETY.
const float SLOWEST_PACE = 0.6;
const float PACE_VARIETY = 0.8;
// Brings the noise to about -1 to 1.
const float NOISE_SCALE = 1.5;

// The first angle of a cell's gradient, in radians: a hash of the cell.
float firstAngleOf(ivec2 cell) {
  uvec2 bits = uvec2(cell) * uvec2(1597334673u, 3812015801u);
  uint mixed = (bits.x ^ bits.y) * 1597334673u;
  mixed = (mixed ^ (mixed >> 15)) * 2246822519u;
  // The upper 24 bits, which a float holds.
  return float(mixed >> 8) * (FULL_TURN / 16777216.0);
}

// The share of a corner of the cell: its gradient times the way from it.
float cornerShare(vec2 cell, vec2 offset, vec2 corner, float turn) {
  float first = firstAngleOf(ivec2(cell + corner));
  float angle = first + turn * (SLOWEST_PACE + PACE_VARIETY * fract(first * 3.0));
  return dot(vec2(cos(angle), sin(angle)), offset - corner);
}

// `turn`: how far all gradients have turned, in radians, before their own pace counts.
float flowNoise(vec2 at, float turn) {
  vec2 cell = floor(at);
  vec2 offset = at - cell;
  // The fade curve of Perlin noise.
  vec2 ease = offset * offset * offset * (offset * (offset * 6.0 - 15.0) + 10.0);
  float farLeft = cornerShare(cell, offset, vec2(0, 0), turn);
  float farRight = cornerShare(cell, offset, vec2(1, 0), turn);
  float nearLeft = cornerShare(cell, offset, vec2(0, 1), turn);
  float nearRight = cornerShare(cell, offset, vec2(1, 1), turn);
  float far = mix(farLeft, farRight, ease.x);
  float near = mix(nearLeft, nearRight, ease.x);
  return NOISE_SCALE * mix(far, near, ease.y);
}
