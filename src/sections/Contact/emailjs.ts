// What the form needs of the client, in a chunk of its own that loads when a visitor turns to the form.
export { init, send } from '@emailjs/browser';
