/** The e-mail client, in a file of its own: it comes only when somebody turns to the form. */
export { init, send } from '@emailjs/browser';
