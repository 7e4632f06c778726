/** The e-mail client in a separate file, which loads only when somebody starts to use the form. */
export { init, send } from '@emailjs/browser';
