// The styles that every component on the page has: base styles, tokens and the theme.
import '../../../src/styles/main.css';
import 'virtual:theme.css';
