// Colours are display values (sRGB) from end to end: nothing is converted on the way out.

uniform vec3 ground;

varying vec3 vSeen;
varying vec3 vColor;

// Towards the light, as the camera sees it: low from the left.
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
  gl_FragColor = vec4(ground + color * (held / max(peak, 0.001)), 1.0);
}
