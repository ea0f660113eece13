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
  // Each face has the ridge and two outer edges. x is 0 along the edge to the tail and 1 at the tip, y is 0 along the
  // edge to the tip and 1 at the tail.
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

// A needle, which the steps of main() change in turn.
struct Needle {
  // Its pivot, as x and z: floorPosition.y is z.
  vec2 floorPosition;
  // The direction in which its tip points, as x and z. Its length is 1.
  vec2 direction;
  // Angle above the floor. A larger one raises the tip.
  float pitch;
  // Height of its pivot above the floor.
  float lift;
  // 1 is the length NEEDLE_LENGTH.
  float size;
  vec3 color;
  float bright;
};

// Exit: how far the needles have turned to point down the page, 0 to 1. The farthest begin at 0, and all are done at
// EXIT_ALIGNED_BY. The nearest begin later by EXIT_FAR_FIRST of the time that one needle takes.
float exitAlignment(vec2 floorPosition) {
  float farness = clamp(0.5 - floorPosition.y / FLOOR_DEPTH, 0.0, 1.0);
  float turnProgress = exit / EXIT_ALIGNED_BY * (1.0 + EXIT_FAR_FIRST) - EXIT_FAR_FIRST * (1.0 - farness);
  return smoothstep(0.0, 1.0, turnProgress);
}

// Flow: it turns the needles and lifts the surface; crests are bright, valleys dark.
Needle flowNeedle(vec2 floorPosition, float random, float aligned) {
  // The offsets keep the two noises apart.
  float flowTime = time + FLOW_OFFSET_S;
  float slow = flowNoise(floorPosition * FLOW_SLOW_SCALE + vec2(3.7, 1.9), flowTime * FLOW_SLOW_PACE);
  float quick = flowNoise(floorPosition.yx * FLOW_QUICK_SCALE + 11.3, -flowTime * FLOW_QUICK_PACE);
  float height = slow * FLOW_SLOW_WEIGHT + quick * FLOW_QUICK_WEIGHT;
  float crest = smoothstep(FLOW_VALLEY, FLOW_CREST, height);
  vec3 slopeColor = mix(low, middle, smoothstep(FLOW_MIDDLE_FROM, FLOW_MIDDLE_TO, crest));

  float heading = FLOW_HEADING + slow * FLOW_HEADING_BY_SLOW + quick * FLOW_HEADING_BY_QUICK;
  float remaining = DOWN_THE_PAGE - heading;
  // By the shorter way round.
  heading += aligned * atan(sin(remaining), cos(remaining));

  Needle needle;
  needle.floorPosition = floorPosition;
  needle.direction = vec2(cos(heading), sin(heading));
  needle.pitch = mix(FLOW_PITCH + FLOW_PITCH_BY_QUICK * quick, EXIT_PITCH, aligned);
  needle.lift = height * FLOW_LIFT;
  needle.size = NEEDLE_SMALLEST + NEEDLE_VARIETY * random + EXIT_GROW * aligned;
  needle.color = mix(slopeColor, high, smoothstep(FLOW_HIGH_FROM, FLOW_HIGH_TO, crest));
  needle.bright = mix(FLOW_DARK, FLOW_BRIGHT, crest * crest);
  return needle;
}

// Attractor: its strength, 0 to 1. It is 1 at the target.
float attractorPull(float targetDistance, float aligned) {
  float pullReach = reach * (1.0 + SCROLL_HINT_REACH_ADDED * scrollHint);
  return exp(-targetDistance * targetDistance / (2.0 * pullReach * pullReach)) * (1.0 - EXIT_RELEASE * aligned);
}

// Attractor: needles rise, lengthen and aim at the point in space where the tips meet.
void applyAttractor(inout Needle needle, float targetDistance, float pull, float aimRatio) {
  vec2 toTarget = target.xz - needle.floorPosition;
  float ripple = sin(targetDistance * ATTRACTOR_RIPPLE_DENSITY - time * ATTRACTOR_RIPPLE_PACE) * pull;
  // Near the target the surface is flat, so every needle is below the point that it aims at.
  needle.lift *= 1.0 - ATTRACTOR_FLATTEN * smoothstep(ATTRACTOR_FLATTEN_FROM, 1.0, pull);
  needle.size += pull * ATTRACTOR_GROW + ripple * ATTRACTOR_RIPPLE;
  needle.direction = turnedTo(needle.direction, directionOf(toTarget, targetDistance), aimRatio);
  needle.pitch = mix(needle.pitch, atan(target.y - needle.lift, targetDistance), aimRatio);
  float glow = pull + ripple * ATTRACTOR_RIPPLE_GLOW;
  float highlighted = smoothstep(ATTRACTOR_HIGHLIGHT_FROM, ATTRACTOR_HIGHLIGHT_TO, glow);
  vec3 glowColor = mix(low, highlight, highlighted);
  needle.color = mix(needle.color, glowColor, smoothstep(ATTRACTOR_COLOR_FROM, ATTRACTOR_COLOR_TO, glow));
  float glowBright = ATTRACTOR_DARK + ATTRACTOR_BRIGHT_ADDED * glow;
  needle.bright = mix(needle.bright, glowBright, smoothstep(ATTRACTOR_BRIGHT_FROM, ATTRACTOR_BRIGHT_TO, glow));
  needle.bright *= 1.0 + spotlight * mix(-SPOTLIGHT_DIM, SPOTLIGHT_BRIGHTEN, aimRatio)
    + scrollHint * SCROLL_HINT_BRIGHTEN * aimRatio;
}

// Trail: needles behind the mouse lie along its path. Each gets up at its own strength.
void applyTrail(inout Needle needle, float random, float aimRatio, float aligned) {
  vec2 trailUv = vec2(
    needle.floorPosition.x / TRAIL_WIDTH + 0.5,
    (needle.floorPosition.y - TRAIL_FAR) / TRAIL_DEPTH
  );
  // The bytes of -1 to 1 are 1 to 255.
  vec2 stroke = (texture2D(trail, trailUv).xy * 255.0 - 128.0) / 127.0;
  float trailStrength = length(stroke);
  float upAt = mix(TRAIL_LAST_UP, TRAIL_FIRST_UP, random);
  float lying = smoothstep(upAt, upAt + TRAIL_GETTING_UP, trailStrength)
    * (1.0 - aimRatio) * (1.0 - aligned);
  if (lying > 0.0) {
    needle.direction = turnedTo(needle.direction, directionOf(stroke, trailStrength), lying);
    needle.pitch = mix(needle.pitch, TRAIL_PITCH, lying);
    needle.lift -= TRAIL_SINK * lying;
    needle.size += TRAIL_GROW * lying - TRAIL_SHRINK * 4.0 * lying * (1.0 - lying);
    needle.color = mix(needle.color, mix(middle, high, TRAIL_HIGH), lying);
    needle.bright = mix(needle.bright, TRAIL_BRIGHT, lying);
  }
}

// Success: the needles around it stand outwards, in the accent's colour. Returns how far this one has turned, 0 to 1.
float applySuccess(inout Needle needle, float pull) {
  float age = success.z;
  vec2 fromSuccess = needle.floorPosition - success.xy;
  float successDistance = length(fromSuccess);
  float successReach = reach * SUCCESS_REACH_RATIO;
  float successStrength = smoothstep(0.0, SUCCESS_RISE_S, age - successDistance * SUCCESS_DELAY_PER_UNIT)
    * (1.0 - smoothstep(SUCCESS_HOLD_S, SUCCESS_HOLD_S + SUCCESS_FALL_S, age))
    * exp(-successDistance * successDistance / (2.0 * successReach * successReach));
  float successTurn = smoothstep(SUCCESS_TURN_FROM, SUCCESS_TURN_TO, successStrength);
  needle.direction = turnedTo(needle.direction, directionOf(fromSuccess, successDistance), successTurn);
  float successPitch = SUCCESS_PITCH + SUCCESS_PITCH_ADDED * successStrength * successStrength;
  needle.pitch = mix(needle.pitch, successPitch, successTurn);
  // Growth by the attractor gives way to this one.
  needle.size += successStrength * (SUCCESS_GROW - pull * ATTRACTOR_GROW);
  needle.color = mix(needle.color, accent, successTurn);
  needle.bright = mix(needle.bright, SUCCESS_DARK + SUCCESS_BRIGHT_ADDED * successStrength, successTurn);
  return successTurn;
}

// Arrival: one front runs outwards from the middle. The needles that it passes stand up and glow. Returns the order
// above which needles have the size 0.
float applyArrival(inout Needle needle) {
  float age = arrival.z;
  float front = ARRIVAL_SPEED * max(0.0, age);
  float cutoff = cutoffBehindFront;
  // As `isArrivalOver` in effects.ts. Once it is over, a processor without a GPU is spared all this.
  if (front < FLOOR_DEPTH + ARRIVAL_FALLOFF) {
    float arrivalDistance = length(needle.floorPosition - arrival.xy);
    float frontWidth = ARRIVAL_WIDTH + ARRIVAL_WIDENING * max(0.0, age);
    float frontOffset = (arrivalDistance - front) / frontWidth;
    float crossing = exp(-frontOffset * frontOffset) * exp(-ARRIVAL_FADE * age) * step(0.0, age);
    needle.pitch += crossing * ARRIVAL_PITCH_ADDED;
    needle.lift += crossing * ARRIVAL_LIFT;
    needle.size += crossing * ARRIVAL_GROW;
    needle.bright += crossing * ARRIVAL_BRIGHT_ADDED;
    needle.color = mix(needle.color, highlight, crossing * ARRIVAL_HIGHLIGHT);
    float ahead = smoothstep(front - ARRIVAL_FALLOFF, front, arrivalDistance);
    cutoff = mix(cutoffBehindFront, cutoffAheadOfFront, ahead);
  }
  return cutoff;
}

// Ring: it runs outwards and throws the needles up.
void applyRing(inout Needle needle, float successTurn) {
  float age = ring.z;
  vec2 fromRing = needle.floorPosition - ring.xy;
  float ringDistance = length(fromRing);
  float ringWidth = RING_WIDTH + RING_WIDENING * age;
  float ringRadius = RING_RADIUS * (1.0 - exp(-RING_APPROACH_RATE * age));
  float ringOffset = (ringDistance - ringRadius) / ringWidth;
  float ringStrength = exp(-ringOffset * ringOffset) * exp(-RING_FADE * age) * step(0.0, age);
  float ringTurn = min(1.0, ringStrength * RING_TURN_GAIN);
  needle.direction = turnedTo(needle.direction, directionOf(fromRing, ringDistance), ringTurn);
  needle.pitch += ringStrength * RING_PITCH_ADDED * (1.0 - RING_PITCH_AFTER_SUCCESS * successTurn);
  needle.lift += ringStrength * RING_LIFT;
  needle.size += ringStrength * RING_GROW;
  // The ring of a success has the accent's colour. Both have one age: `onMessageStatus` in runScene.ts posts them in one
  // message. The ring of a later press is younger.
  vec3 ringColor = mix(highlight, accent, step(success.z, age)) + RING_WHITER;
  vec3 ringMixed = mix(low, ringColor, min(1.0, ringStrength * RING_HIGHLIGHT_GAIN));
  needle.color = mix(needle.color, ringMixed, min(1.0, ringStrength * RING_COLOR_GAIN));
  needle.bright = mix(needle.bright, RING_BRIGHT, min(1.0, ringStrength * RING_BRIGHT_GAIN));
}

vec3 pivotOf(Needle needle) {
  return vec3(needle.floorPosition.x, needle.lift, needle.floorPosition.y);
}

// How much of a needle is left, 0 to 1: it shrinks to nothing with the exit and behind the arrival, in its order, and
// towards the lower edge.
float remainingRatio(Needle needle, float order, float random, float cutoff) {
  vec4 base = projectionMatrix * viewMatrix * vec4(pivotOf(needle), 1.0);
  // 0 below the edge: no needle is left. 1: all are whole.
  float inside = smoothstep(EDGE_THIN_TO, EDGE_THIN_FROM, base.y / base.w);
  // Another random number: the order at the edge is not that of the exit. A needle grows over EDGE_SOFT: the first one
  // from `inside` 0 on, and the last one is whole at 1.
  float edgeOrder = fract(order * 7.0 + random * 3.0);
  return (1.0 - smoothstep(cutoff - EXIT_SHRINK_SPAN, cutoff, order))
    * smoothstep(0.0, EDGE_SOFT, inside * (1.0 + EDGE_SOFT) - edgeOrder);
}

// This vertex of a needle, in space.
vec3 vertexOf(Needle needle) {
  vec2 direction = needle.direction;
  vec3 forward = vec3(direction.x * cos(needle.pitch), sin(needle.pitch), direction.y * cos(needle.pitch));
  vec3 side = vec3(direction.y, 0.0, -direction.x);
  vec3 up = cross(forward, side);
  float slim = min(1.0, needle.size * NEEDLE_SLIMMING);
  vec3 body = position * vec3(NEEDLE_WIDTH * slim, NEEDLE_RIDGE * slim, NEEDLE_LENGTH * needle.size);
  return pivotOf(needle) + side * body.x + up * body.y + forward * body.z;
}

void main() {
  vec2 floorPosition = placement.xy;
  float order = placement.z;
  float random = placement.w;
  float aligned = exitAlignment(floorPosition);
  float targetDistance = length(target.xz - floorPosition);
  float pull = attractorPull(targetDistance, aligned);
  float aimRatio = smoothstep(ATTRACTOR_TURN_FROM, ATTRACTOR_TURN_TO, pull);

  // Each step changes the needle. Two also return a number for a later step.
  Needle needle = flowNeedle(floorPosition, random, aligned);
  applyAttractor(needle, targetDistance, pull, aimRatio);
  applyTrail(needle, random, aimRatio, aligned);
  float successTurn = applySuccess(needle, pull);
  float cutoff = applyArrival(needle);
  applyRing(needle, successTurn);
  needle.size *= remainingRatio(needle, order, random, cutoff);

  vec4 viewPosition = viewMatrix * vec4(vertexOf(needle), 1.0);
  float fog = 1.0 - smoothstep(FOG_NEAR, FOG_FAR, -viewPosition.z / length(cameraPosition));
  vViewPosition = viewPosition.xyz;
  vColor = needle.color * needle.bright * fog;
  #ifdef LOW_POLY
    // Of all vertices only tip and tail are above 0 (geometry.ts).
    vEdgeDistances = vec2(0.0);
    if (position.y > 0.0) vEdgeDistances = position.z > 0.0 ? vec2(1.0, 0.0) : vec2(0.0, 1.0);
  #endif
  gl_Position = projectionMatrix * viewPosition;
}
