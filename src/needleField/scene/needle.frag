// Colours are display values (sRGB) from end to end: nothing is converted on the way out. All numbers
// are chosen by eye.

uniform vec3 background;

varying vec3 vViewPosition;
varying vec3 vColor;
#ifdef LOW_POLY
  varying vec2 vEdgeDistances;
#endif

// Towards the light, as the camera sees it: low from the left.
const vec3 LIGHT = vec3(-0.68, 0.53, 0.507);
// Brightness in shade, that of faces that look up in the picture, and that of faces that look at the light.
const float AMBIENT = 0.22;
const float SKY = 0.2;
const float DIFFUSE = 0.78;
// Brightness of the specular light, in the needle's colour and in grey, and how sharp its edge is.
const float SPECULAR = 0.45;
const float GREY_SPECULAR = 0.25;
const float SHININESS = 14.0;
// Highlights are held back from this brightness on.
const float KNEE = 0.7;
#ifdef LOW_POLY
  // Fainter pixels of an edge would hide the needles behind them.
  const float MIN_COVERAGE = 0.3;
#endif

void main() {
  // The facet's own normal from its slope on the screen: five vertices serve six flat faces.
  vec3 normal = normalize(cross(dFdx(vViewPosition), dFdy(vViewPosition)));
  float diffuse = max(dot(normal, LIGHT), 0.0);
  vec3 halfway = normalize(LIGHT - normalize(vViewPosition));
  float specular = pow(max(dot(normal, halfway), 0.0), SHININESS);
  float brightness = AMBIENT + SKY * max(normal.y, 0.0) + DIFFUSE * diffuse + SPECULAR * specular;
  float grey = dot(vColor, vec3(0.33));
  vec3 color = vColor * brightness + grey * GREY_SPECULAR * specular;
  float coverage = 1.0;
  #ifdef LOW_POLY
    // Without multisampling the two outer edges fade over a pixel: at each, one of the distances is 0.
    vec2 pixelsFromEdge = vEdgeDistances / fwidth(vEdgeDistances);
    coverage = min(1.0, min(pixelsFromEdge.x, pixelsFromEdge.y));
    if (coverage < MIN_COVERAGE) discard;
  #endif

  // Highlights approach full strength instead of clipping to another hue.
  float peak = max(color.r, max(color.g, color.b));
  float room = 1.0 - KNEE;
  float held = peak < KNEE ? peak : KNEE + room * (1.0 - exp((KNEE - peak) / room));
  gl_FragColor = vec4(background + color * (held / max(peak, 0.001)), coverage);
}
