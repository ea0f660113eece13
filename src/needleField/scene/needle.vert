// Lengths are in units (view.ts), times in seconds, angles in radians. effects.ts has the constants in
// capitals. NeedleMaterial.ts declares a uniform for each entry of the lists in sceneInput.ts:
//   STRENGTHS: float, 0 to 1
//   PULSES: vec3, x and z of the pulse on the floor, and its age
//   colorProperties: vec3, the colour

uniform float time;
// Needles whose order is above this have the size 0: behind the front of the arrival, and ahead of it.
uniform float cutoffBehindFront;
uniform float cutoffAheadOfFront;
// x and z of the middle of the arrival on the floor, and its age.
uniform vec3 arrival;
// The needles pressed flat behind the mouse (trailTexture.ts).
uniform sampler2D trail;
// The point in space at which the tips meet.
uniform vec3 target;
// How far the attractor reaches.
uniform float reach;

// x, z, the needle's order and a random number, the last two from 0 to 1.
attribute vec4 placement;

varying vec3 vViewPosition;
varying vec3 vColor;
#ifdef LOW_POLY
  // Distances from the outer edges of a face: x from that at the tail, y from that at the tip. At the opposite vertex
  // they are 1.
  varying vec2 vEdgeDistances;
#endif

const float DOWN_THE_PAGE = 1.5707963;

// The direction of a vector. The smallest length keeps it from dividing by 0.
vec2 directionOf(vec2 vector, float vectorLength) {
  return vector / max(vectorLength, 0.001);
}

vec2 turnedTo(vec2 direction, vec2 to, float ratio) {
  // Opposite directions would meet in 0, which has no direction.
  return normalize(mix(direction, to, ratio) + 1e-4);
}

void main() {
  // Points on the floor are x and z: floorPosition.y is z.
  vec2 floorPosition = placement.xy;
  vec2 ringAt = ring.xy;
  float ringAge = ring.z;
  vec2 successAt = success.xy;
  float successAge = success.z;
  float order = placement.z;
  float random = placement.w;

  // The flow turns the needles and lifts the surface; crests are bright, valleys dark. The offsets
  // keep the two noises apart.
  float flowTime = time + FLOW_OFFSET_S;
  float slow = flowNoise(floorPosition * FLOW_SLOW_SCALE + vec2(3.7, 1.9), flowTime * FLOW_SLOW_PACE);
  float quick = flowNoise(floorPosition.yx * FLOW_QUICK_SCALE + 11.3, -flowTime * FLOW_QUICK_PACE);
  float height = slow * FLOW_SLOW_WEIGHT + quick * FLOW_QUICK_WEIGHT;
  float crest = smoothstep(FLOW_VALLEY, FLOW_CREST, height);
  float heading = FLOW_HEADING + slow * FLOW_HEADING_BY_SLOW + quick * FLOW_HEADING_BY_QUICK;
  float pitch = FLOW_PITCH + FLOW_PITCH_BY_QUICK * quick;
  float lift = height * FLOW_LIFT;
  float size = NEEDLE_SMALLEST + NEEDLE_VARIETY * random;
  float bright = mix(FLOW_DARK, FLOW_BRIGHT, crest * crest);
  vec3 slopeColor = mix(low, middle, smoothstep(FLOW_MIDDLE_FROM, FLOW_MIDDLE_TO, crest));
  vec3 color = mix(slopeColor, high, smoothstep(FLOW_HIGH_FROM, FLOW_HIGH_TO, crest));

  // Exit: from far to near all needles turn to point down the page. The farthest begin at 0, and
  // all are done at EXIT_ALIGNED_BY. The nearest begin later by EXIT_FAR_FIRST of the time that one needle takes.
  float farness = clamp(0.5 - floorPosition.y / FLOOR_DEPTH, 0.0, 1.0);
  float turnProgress = exit / EXIT_ALIGNED_BY * (1.0 + EXIT_FAR_FIRST) - EXIT_FAR_FIRST * (1.0 - farness);
  float aligned = smoothstep(0.0, 1.0, turnProgress);
  float remaining = DOWN_THE_PAGE - heading;
  // By the shorter way round.
  heading += aligned * atan(sin(remaining), cos(remaining));
  vec2 direction = vec2(cos(heading), sin(heading));
  pitch = mix(pitch, EXIT_PITCH, aligned);
  size += EXIT_GROW * aligned;

  // Attractor: needles rise, lengthen and aim at the point in space where the tips meet.
  vec2 toTarget = target.xz - floorPosition;
  float targetDistance = length(toTarget);
  float pullReach = reach * (1.0 + SCROLL_HINT_REACH_ADDED * scrollHint);
  float pull = exp(-targetDistance * targetDistance / (2.0 * pullReach * pullReach)) * (1.0 - EXIT_RELEASE * aligned);
  float ripple = sin(targetDistance * ATTRACTOR_RIPPLE_DENSITY - time * ATTRACTOR_RIPPLE_PACE) * pull;
  float aimRatio = smoothstep(ATTRACTOR_TURN_FROM, ATTRACTOR_TURN_TO, pull);
  // Near the target the surface is flat, so every needle is below the point that it aims at.
  lift *= 1.0 - ATTRACTOR_FLATTEN * smoothstep(ATTRACTOR_FLATTEN_FROM, 1.0, pull);
  size += pull * ATTRACTOR_GROW + ripple * ATTRACTOR_RIPPLE;
  direction = turnedTo(direction, directionOf(toTarget, targetDistance), aimRatio);
  pitch = mix(pitch, atan(target.y - lift, targetDistance), aimRatio);
  float glow = pull + ripple * ATTRACTOR_RIPPLE_GLOW;
  float highlighted = smoothstep(ATTRACTOR_HIGHLIGHT_FROM, ATTRACTOR_HIGHLIGHT_TO, glow);
  vec3 glowColor = mix(low, highlight, highlighted);
  color = mix(color, glowColor, smoothstep(ATTRACTOR_COLOR_FROM, ATTRACTOR_COLOR_TO, glow));
  float glowBright = ATTRACTOR_DARK + ATTRACTOR_BRIGHT_ADDED * glow;
  bright = mix(bright, glowBright, smoothstep(ATTRACTOR_BRIGHT_FROM, ATTRACTOR_BRIGHT_TO, glow));
  bright *= 1.0 + spotlight * mix(-SPOTLIGHT_DIM, SPOTLIGHT_BRIGHTEN, aimRatio)
    + scrollHint * SCROLL_HINT_BRIGHTEN * aimRatio;

  // Trail: needles behind the mouse lie along its path. Each gets up at its own strength.
  vec2 trailUv = vec2(floorPosition.x / TRAIL_WIDTH + 0.5, (floorPosition.y - TRAIL_FAR) / TRAIL_DEPTH);
  // The bytes of -1 to 1 are 1 to 255.
  vec2 stroke = (texture2D(trail, trailUv).xy * 255.0 - 128.0) / 127.0;
  float trailStrength = length(stroke);
  float upAt = mix(TRAIL_LAST_UP, TRAIL_FIRST_UP, random);
  float lying = smoothstep(upAt, upAt + TRAIL_GETTING_UP, trailStrength)
    * (1.0 - aimRatio) * (1.0 - aligned);
  if (lying > 0.0) {
    direction = turnedTo(direction, directionOf(stroke, trailStrength), lying);
    pitch = mix(pitch, TRAIL_PITCH, lying);
    lift -= TRAIL_SINK * lying;
    size += TRAIL_GROW * lying - TRAIL_SHRINK * 4.0 * lying * (1.0 - lying);
    color = mix(color, mix(middle, high, TRAIL_HIGH), lying);
    bright = mix(bright, TRAIL_BRIGHT, lying);
  }

  // Success: the needles around it stand outwards, in the accent's colour.
  vec2 fromSuccess = floorPosition - successAt;
  float successDistance = length(fromSuccess);
  float successReach = reach * SUCCESS_REACH_RATIO;
  float successStrength = smoothstep(0.0, SUCCESS_RISE_S, successAge - successDistance * SUCCESS_DELAY_PER_UNIT)
    * (1.0 - smoothstep(SUCCESS_HOLD_S, SUCCESS_HOLD_S + SUCCESS_FALL_S, successAge))
    * exp(-successDistance * successDistance / (2.0 * successReach * successReach));
  float successTurn = smoothstep(SUCCESS_TURN_FROM, SUCCESS_TURN_TO, successStrength);
  direction = turnedTo(direction, directionOf(fromSuccess, successDistance), successTurn);
  pitch = mix(pitch, SUCCESS_PITCH + SUCCESS_PITCH_ADDED * successStrength * successStrength, successTurn);
  // Growth by the attractor gives way to this one.
  size += successStrength * (SUCCESS_GROW - pull * ATTRACTOR_GROW);
  color = mix(color, accent, successTurn);
  bright = mix(bright, SUCCESS_DARK + SUCCESS_BRIGHT_ADDED * successStrength, successTurn);

  // Arrival: one front runs outwards from the middle. The needles that it passes stand up and glow.
  float cutoff = cutoffBehindFront;
  float arrivalAge = arrival.z;
  float front = ARRIVAL_SPEED * max(0.0, arrivalAge);
  // Without a GPU the processor is spared all this once it is over.
  if (front < FLOOR_DEPTH + ARRIVAL_FALLOFF) {
    float arrivalDistance = length(floorPosition - arrival.xy);
    float frontWidth = ARRIVAL_WIDTH + ARRIVAL_WIDENING * max(0.0, arrivalAge);
    float frontOffset = (arrivalDistance - front) / frontWidth;
    float crossing = exp(-frontOffset * frontOffset) * exp(-ARRIVAL_FADE * arrivalAge)
      * step(0.0, arrivalAge);
    pitch += crossing * ARRIVAL_PITCH_ADDED;
    lift += crossing * ARRIVAL_LIFT;
    size += crossing * ARRIVAL_GROW;
    bright += crossing * ARRIVAL_BRIGHT_ADDED;
    color = mix(color, highlight, crossing * ARRIVAL_HIGHLIGHT);
    float ahead = smoothstep(front - ARRIVAL_FALLOFF, front, arrivalDistance);
    cutoff = mix(cutoffBehindFront, cutoffAheadOfFront, ahead);
  }

  // Ring: it runs outwards and throws the needles up.
  vec2 fromRing = floorPosition - ringAt;
  float ringDistance = length(fromRing);
  float ringWidth = RING_WIDTH + RING_WIDENING * ringAge;
  float ringRadius = RING_RADIUS * (1.0 - exp(-RING_APPROACH_RATE * ringAge));
  float ringOffset = (ringDistance - ringRadius) / ringWidth;
  float ringStrength = exp(-ringOffset * ringOffset) * exp(-RING_FADE * ringAge) * step(0.0, ringAge);
  direction = turnedTo(direction, directionOf(fromRing, ringDistance), min(1.0, ringStrength * RING_TURN_GAIN));
  pitch += ringStrength * RING_PITCH_ADDED * (1.0 - RING_PITCH_AFTER_SUCCESS * successTurn);
  lift += ringStrength * RING_LIFT;
  size += ringStrength * RING_GROW;
  // A ring that began with a success has the accent's colour: `step` is 1 if both have one age. No ring is older.
  vec3 ringColor = mix(highlight, accent, step(successAge, ringAge)) + RING_WHITER;
  vec3 ringMixed = mix(low, ringColor, min(1.0, ringStrength * RING_HIGHLIGHT_GAIN));
  color = mix(color, ringMixed, min(1.0, ringStrength * RING_COLOR_GAIN));
  bright = mix(bright, RING_BRIGHT, min(1.0, ringStrength * RING_BRIGHT_GAIN));

  // Needles shrink to nothing with the exit and behind the arrival, in their order, and towards the
  // lower edge.
  size *= 1.0 - smoothstep(cutoff - EXIT_SHRINK_SPAN, cutoff, order);
  vec4 base = projectionMatrix * viewMatrix * vec4(floorPosition.x, lift, floorPosition.y, 1.0);
  // 0 below the edge: no needle is left. 1: all are whole.
  float inside = smoothstep(EDGE_THIN_TO, EDGE_THIN_FROM, base.y / base.w);
  // Another random number: the order at the edge is not that of the exit.
  float edgeOrder = fract(order * 7.0 + random * 3.0);
  size *= smoothstep(0.0, EDGE_SOFT, inside * (1.0 + EDGE_SOFT) - edgeOrder);

  vec3 forward = vec3(direction.x * cos(pitch), sin(pitch), direction.y * cos(pitch));
  vec3 side = vec3(direction.y, 0.0, -direction.x);
  vec3 up = cross(forward, side);
  float slim = min(1.0, size * NEEDLE_SLIMMING);
  vec3 body = position * vec3(NEEDLE_WIDTH * slim, NEEDLE_RIDGE * slim, NEEDLE_LENGTH * size);
  vec3 vertex = vec3(floorPosition.x, lift, floorPosition.y) + side * body.x + up * body.y + forward * body.z;
  vec4 viewPosition = viewMatrix * vec4(vertex, 1.0);

  float fog = 1.0 - smoothstep(FOG_NEAR, FOG_FAR, -viewPosition.z / length(cameraPosition));
  vViewPosition = viewPosition.xyz;
  vColor = color * bright * fog;
  #ifdef LOW_POLY
    vEdgeDistances = position.y > 0.0 ? vec2(position.z > 0.0, position.z < 0.0) : vec2(0.0);
  #endif
  gl_Position = projectionMatrix * viewPosition;
}
