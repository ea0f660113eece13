/** Where EmailJS takes requests; no slash at its end. See https://www.emailjs.com/docs/rest-api/send/. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Path that a message is posted to, below EmailJS's origin or any other that the client is given. */
export const SEND_PATH = 'api/v1.0/email/send';
