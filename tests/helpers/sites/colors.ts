/** The colours of the sample, also where content.ts is an owner's. */
export const sampleColors = {
  ground: '#07080f',
  text: '#eef1fb',
  accent: '#22d3ee',
  education: '#c48bff',
  highlight: '#ff6cb6',
};

/** Colours of which some have just the contrast that they need. */
export const barelyBrightColors = { ...sampleColors, accent: '#86b9ff', education: '#cd8bff' };
