/** Rules of the style sheets. Prettier decides the formatting. */
/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  // The names of breakpoints, for `no-unknown-custom-media`.
  referenceFiles: 'src/styles/breakpoints.css',
  // A comment that switches a rule off has a reason, and a line that breaks the rule.
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Cascade layers decide which of two rules wins.
    'declaration-no-important': true,
    // A browser passes over the name of an animation that does not exist.
    'no-unknown-animations': true,

    // A selector is read in one look: a class, its place and its state. Media queries and pseudo-classes nest freely.
    'max-nesting-depth': [1, { ignore: ['pseudo-classes'], ignoreAtRules: ['media', 'layer'] }],
    'selector-max-compound-selectors': 4,

    // Widths have names: `@media (--tablet)`.
    'no-unknown-custom-media': true,
    'media-feature-name-disallowed-list': [['/width$/', '/height$/', '/aspect-ratio$/']],

    // Colours come from content.ts and tokens. Of a mask only the opacity counts.
    'color-no-hex': true,
    'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
    'function-disallowed-list': ['/^(rgb|hsl)a?$/', '/^(ok)?(lab|lch)$/', 'hwb'],

    // Times have names: a token, or a property of the part that takes them.
    'declaration-property-value-disallowed-list': {
      '/^(transition|animation)/': ['/[1-9][\\d.]*m?s\\b/'],
    },

    // A blank line parts groups of declarations. A comment belongs to the line below it.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,

    // camelCase in CSS modules, kebab-case in global sheets and before a name from the code: `own-deep`.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$',
    // `:global(.swiper)`: a name that CSS modules leave as it is.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // As the code of the site quotes texts.
    'font-family-name-quotes': 'always-unless-keyword',
    // As Vite's documentation writes imports.
    'import-notation': 'string',
    // `calc(… + var(--indent, 0px))` needs the unit.
    'length-zero-no-unit': [true, { ignore: ['custom-properties'], ignoreFunctions: ['var'] }],
  },
  overrides: [
    {
      // Its comment says how long sections wait for their reveal.
      files: ['src/styles/motion.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    {
      // Their tokens are white and black.
      files: ['src/styles/tokens.css', 'src/styles/print.css'],
      rules: { 'color-named': null },
    },
    {
      // plugins/theme/theme.ts makes `--menu-in-bar`.
      files: ['src/sections/TopBar/**/*.css'],
      rules: { 'no-unknown-custom-media': null },
    },
  ],
};
