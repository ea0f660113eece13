/**
 * The needles' shader. Ground coordinates and lengths are in units (view.ts), times in seconds, angles in
 * radians. Colours are display values (sRGB) from end to end: nothing is converted on the way out.
 */

/** Flow noise: gradients that turn on their spot, each at its own pace, so the surface churns without drifting. About -1 to 1. */
const NOISE = /* glsl */ `
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
`;

export const needleVertexShader = /* glsl */ `
uniform float time;
uniform float entry;
uniform float scroll;
uniform vec2 attractor;
uniform vec2 press;
uniform float pressAge;
uniform float reach;

/** One row a sheaf: x, z and two random numbers for each needle. */
uniform highp sampler2D places;

attribute float needle;

varying vec3 vSeen;
varying vec3 vColor;

const vec3 PURPLE = vec3(0.55, 0.24, 0.95);
const vec3 BLUE = vec3(0.28, 0.42, 1.0);
const vec3 CYAN = vec3(0.12, 0.86, 0.96);
const vec3 PINK = vec3(1.0, 0.33, 0.62);
/** Seconds into the noise at which the picture is at its best: the field begins there. */
const float BEGIN = 69.0;
const float DOWN_THE_PAGE = 1.5707963;

${NOISE}

vec2 turned(vec2 along, float angle) {
  vec2 turn = vec2(cos(angle), sin(angle));
  return vec2(along.x * turn.x - along.y * turn.y, along.x * turn.y + along.y * turn.x);
}

void main() {
  vec4 place = texelFetch(places, ivec2(int(needle), gl_InstanceID), 0);
  vec2 ground = place.xy;
  float chance = place.z;
  float other = place.w;

  // The flow turns the needles and lifts the surface; crests are bright and cyan, valleys dark and purple.
  float slow = flowNoise(ground * 0.046 + vec2(3.7, 1.9), (time + BEGIN) * 0.14);
  float quick = flowNoise(ground.yx * 0.097 + 11.3, -(time + BEGIN) * 0.24);
  float height = slow * 0.78 + quick * 0.3;
  float crest = smoothstep(-0.5, 0.55, height);
  vec2 along = turned(vec2(1, 0), 0.4 + slow * 3.6 + quick * 1.3);
  float pitch = 0.16 + 0.12 * quick;
  float lift = height * 2.4;
  float size = 0.92 + 0.16 * other;
  float bright = mix(0.25, 1.2, crest * crest);
  vec3 color = mix(mix(PURPLE, BLUE, smoothstep(0.15, 0.6, crest)), CYAN, smoothstep(0.42, 0.85, crest));

  // The attractor: needles turn to it, rise, lengthen and go pink; a slow ripple runs outwards.
  vec2 towards = attractor - ground;
  float away = length(towards);
  float pull = exp(-away * away / (2.0 * reach * reach)) * (1.0 - scroll);
  float ripple = sin(away * 1.15 - time * 2.6) * pull;
  along = normalize(mix(along, towards / max(away, 0.001), smoothstep(0.02, 0.42, pull)) + 1e-4);
  pitch += pull * pull + ripple * 0.12;
  size += pull * 0.75 + ripple * 0.12;
  lift += pull * 0.35;
  float glow = pull + ripple * 0.1;
  color = mix(color, mix(PURPLE, PINK, smoothstep(0.1, 0.6, glow)), smoothstep(0.02, 0.34, glow));
  bright = mix(bright, 0.4 + 1.0 * glow, smoothstep(0.02, 0.4, glow));

  // The press: one ring runs outwards and throws the needles up.
  vec2 fromPress = ground - press;
  float ringAway = length(fromPress);
  float ringWidth = 1.2 + 1.6 * pressAge;
  float ringOff = (ringAway - 30.0 * (1.0 - exp(-1.5 * pressAge))) / ringWidth;
  float ring = exp(-ringOff * ringOff) * exp(-1.4 * pressAge);
  along = normalize(mix(along, fromPress / max(ringAway, 0.001), min(1.0, ring * 1.6)) + 1e-4);
  pitch += ring * 0.7;
  lift += ring * 1.4;
  size += ring * 0.5;
  color = mix(color, mix(PURPLE, PINK + 0.12, min(1.0, ring * 1.6)), min(1.0, ring * 1.5));
  bright = mix(bright, 1.25, min(1.0, ring * 1.4));

  // The way out: from far to near all needles turn to point down the page, and dim.
  float farness = clamp(0.5 - ground.y / 70.0, 0.0, 1.0);
  float leaving = smoothstep(0.0, 1.0, scroll * 1.5 - 0.5 * (1.0 - farness));
  float rest = DOWN_THE_PAGE - atan(along.y, along.x);
  along = turned(along, leaving * atan(sin(rest), cos(rest)));
  pitch = mix(pitch, 0.1, leaving);
  size += 0.35 * leaving;
  bright *= 1.0 - 0.7 * smoothstep(0.1, 1.0, scroll);

  // The way in: from disorder into place, a little beyond and back, spreading from the attractor.
  float begun = clamp((entry - 0.42 * smoothstep(0.0, 55.0, away) - 0.1 * chance) / 0.48, 0.0, 1.0);
  float left = 1.0 - begun;
  float wild = left * left * (2.5 * left - 1.5);
  along = turned(along, wild * (other - 0.5) * 9.0);
  pitch += wild * (chance * 2.6 - 0.9);
  lift += wild * (chance - 0.3) * 3.0;
  size *= 1.0 - 0.45 * max(wild, 0.0);
  bright *= 1.0 - 0.5 * left * left;

  vec3 ahead = vec3(along.x * cos(pitch), sin(pitch), along.y * cos(pitch));
  vec3 side = vec3(along.y, 0.0, -along.x);
  vec3 up = cross(ahead, side);
  vec3 body = position * vec3(0.33, 0.26, 1.95 * size);
  vec4 seen = viewMatrix * vec4(vec3(ground.x, lift, ground.y) + side * body.x + up * body.y + ahead * body.z, 1.0);

  float haze = smoothstep(1.85, 1.0, -seen.z / length(cameraPosition));
  vSeen = seen.xyz;
  vColor = color * bright * haze;
  gl_Position = projectionMatrix * seen;
}
`;

export const needleFragmentShader = /* glsl */ `
varying vec3 vSeen;
varying vec3 vColor;

/** #07080f */
const vec3 INK = vec3(0.0275, 0.0314, 0.0588);
/** Towards the light, as the camera sees it: low from the left. */
const vec3 LIGHT = vec3(-0.68, 0.53, 0.507);

void main() {
  // The facet's own normal from its slope on the screen: five corners serve six flat faces.
  vec3 facing = normalize(cross(dFdx(vSeen), dFdy(vSeen)));
  float lit = max(dot(facing, LIGHT), 0.0);
  float shine = pow(max(dot(facing, normalize(LIGHT - normalize(vSeen))), 0.0), 14.0);
  vec3 color = vColor * (0.22 + 0.2 * max(facing.y, 0.0) + 0.78 * lit + 0.45 * shine) + dot(vColor, vec3(0.33)) * 0.25 * shine;

  // Highlights approach full strength instead of clipping to another hue.
  float peak = max(color.r, max(color.g, color.b));
  float held = peak < 0.7 ? peak : 0.7 + 0.3 * (1.0 - exp((0.7 - peak) / 0.3));
  gl_FragColor = vec4(INK + color * (held / max(peak, 0.001)), 1.0);
}
`;
