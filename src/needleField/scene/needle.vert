// Lengths are in units (view.ts), times in seconds, angles in radians. Numbers are chosen by eye.
// fieldInput.ts names more uniforms: strengths, pulses (x and z on the ground, seconds since then), colours.

uniform float time;
// Share of the places that have needles, in their order.
uniform float kept;
// The point in space at which the tips meet.
uniform vec3 target;
// How far the attractor reaches.
uniform float reach;

// x, z, the needle's order and a random number, the last two from 0 to 1.
attribute vec4 place;

varying vec3 vSeen;
varying vec3 vColor;

const float DOWN_THE_PAGE = 1.5707963;

vec2 turnedTo(vec2 along, vec2 to, float share) {
  return normalize(mix(along, to, share) + 1e-4);
}

void main() {
  vec2 foot = place.xy;
  float order = place.z;
  float random = place.w;

  // The flow turns the needles and lifts the surface; crests are bright, valleys dark.
  float slow = flowNoise(foot * FLOW_SLOW_SCALE + vec2(3.7, 1.9), (time + FLOW_BEGIN) * FLOW_SLOW_PACE);
  float quick = flowNoise(foot.yx * FLOW_QUICK_SCALE + 11.3, -(time + FLOW_BEGIN) * FLOW_QUICK_PACE);
  float height = slow * FLOW_SLOW_SHARE + quick * FLOW_QUICK_SHARE;
  float crest = smoothstep(-0.5, 0.55, height);
  float heading = 0.4 + slow * FLOW_TURN + quick * FLOW_RUFFLE;
  float pitch = FLOW_PITCH + 0.12 * quick;
  float lift = height * FLOW_LIFT;
  float size = NEEDLE_SMALLEST + NEEDLE_VARIETY * random;
  float bright = mix(FLOW_DARK, FLOW_BRIGHT, crest * crest);
  vec3 color = mix(mix(low, middle, smoothstep(0.15, 0.6, crest)), high, smoothstep(0.42, 0.85, crest));

  // Exit: from far to near all needles turn to point down the page.
  float farness = clamp(0.5 - foot.y / EXIT_DEPTH, 0.0, 1.0);
  float combed = smoothstep(0.0, 1.0, exit / EXIT_COMB_BY * (1.0 + EXIT_FAR_FIRST) - EXIT_FAR_FIRST * (1.0 - farness));
  float remaining = DOWN_THE_PAGE - heading;
  heading += combed * atan(sin(remaining), cos(remaining));
  vec2 along = vec2(cos(heading), sin(heading));
  pitch = mix(pitch, EXIT_PITCH, combed);
  size += EXIT_GROW * combed;

  // Attractor: needles rise, lengthen and aim at the point in space where the tips meet.
  vec2 towards = target.xz - foot;
  float distance = length(towards);
  float pull = exp(-distance * distance / (2.0 * reach * reach)) * (1.0 - EXIT_RELEASE * combed);
  float ripple = sin(distance * ATTRACTOR_RIPPLE_DENSITY - time * ATTRACTOR_RIPPLE_PACE) * pull;
  float aims = smoothstep(ATTRACTOR_TURN_FROM, ATTRACTOR_TURN_TO, pull);
  // Near the target the surface is flat, so every needle is below the point that it aims at.
  lift *= 1.0 - 0.85 * smoothstep(0.3, 1.0, pull);
  size += pull * ATTRACTOR_GROW + ripple * ATTRACTOR_RIPPLE;
  along = turnedTo(along, towards / max(distance, 0.001), aims);
  pitch = mix(pitch, atan(target.y - lift, distance), aims);
  float glow = pull + ripple * 0.1;
  color = mix(color, mix(low, highlight, smoothstep(0.1, 0.6, glow)), smoothstep(0.02, 0.34, glow));
  bright = mix(bright, ATTRACTOR_DARK + ATTRACTOR_BRIGHT * glow, smoothstep(0.02, 0.4, glow));
  bright *= 1.0 + calm * mix(-CALM_DIM, CALM_RAISE, aims);

  // Success: the needles around it stand outwards, in the accent's colour.
  vec2 fromSuccess = foot - success.xy;
  float successAway = length(fromSuccess);
  float joy = smoothstep(0.0, SUCCESS_RISE, success.z - successAway * SUCCESS_DELAY)
    * (1.0 - smoothstep(SUCCESS_HOLD, SUCCESS_HOLD + SUCCESS_FALL, success.z))
    * exp(-successAway * successAway / (2.0 * reach * reach * SUCCESS_REACH * SUCCESS_REACH));
  float joyful = smoothstep(0.05, 0.4, joy);
  along = turnedTo(along, fromSuccess / max(successAway, 0.001), joyful);
  pitch = mix(pitch, SUCCESS_PITCH + 0.5 * joy * joy, joyful);
  size += joy * (SUCCESS_GROW - pull * ATTRACTOR_GROW);
  color = mix(color, accent, joyful);
  bright = mix(bright, 0.35 + 0.95 * joy, joyful);

  // Press: one ring runs outwards and throws the needles up.
  vec2 fromPress = foot - press.xy;
  float ringAway = length(fromPress);
  float ringWidth = RING_WIDTH + RING_WIDENING * press.z;
  float ringOff = (ringAway - RING_RADIUS * (1.0 - exp(-RING_SPEED * press.z))) / ringWidth;
  float ring = exp(-ringOff * ringOff) * exp(-RING_FADE * press.z) * step(0.0, press.z);
  along = turnedTo(along, fromPress / max(ringAway, 0.001), min(1.0, ring * 1.6));
  pitch += ring * RING_PITCH * (1.0 - 0.7 * joyful);
  lift += ring * RING_LIFT;
  size += ring * RING_GROW;
  vec3 ringColor = mix(highlight, accent, step(success.z, press.z)) + 0.12;
  color = mix(color, mix(low, ringColor, min(1.0, ring * 1.6)), min(1.0, ring * 1.5));
  bright = mix(bright, 1.25, min(1.0, ring * 1.4));

  // Needles shrink to nothing as the section leaves, in their order, and towards the lower edge.
  size *= 1.0 - smoothstep(kept - EXIT_SHRINK, kept, order);
  vec4 base = projectionMatrix * viewMatrix * vec4(foot.x, lift, foot.y, 1.0);
  float inside = smoothstep(EDGE_THIN_TO, EDGE_THIN_FROM, base.y / base.w);
  size *= smoothstep(0.0, EDGE_SOFT, inside * (1.0 + EDGE_SOFT) - fract(order * 7.0 + random * 3.0));

  vec3 ahead = vec3(along.x * cos(pitch), sin(pitch), along.y * cos(pitch));
  vec3 side = vec3(along.y, 0.0, -along.x);
  vec3 up = cross(ahead, side);
  float slim = min(1.0, size * 2.0);
  vec3 body = position * vec3(NEEDLE_WIDTH * slim, NEEDLE_RIDGE * slim, NEEDLE_LENGTH * size);
  vec4 seen = viewMatrix * vec4(vec3(foot.x, lift, foot.y) + side * body.x + up * body.y + ahead * body.z, 1.0);

  float haze = smoothstep(1.85, 1.0, -seen.z / length(cameraPosition));
  vSeen = seen.xyz;
  vColor = color * bright * haze;
  gl_Position = projectionMatrix * seen;
}
