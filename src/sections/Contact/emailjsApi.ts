/** Address of EmailJS, without a slash at its end. See https://www.emailjs.com/docs/rest-api/send/. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Path that messages are posted to, at EmailJS and at the inbox of the local servers. */
export const SEND_PATH = 'api/v1.0/email/send';

/** Response text of EmailJS to a message that it accepts. */
export const EMAILJS_ACCEPTS = 'OK';

/** Response text of the local inbox. It differs from EmailJS's, which other servers may send too. */
export const INBOX_ACCEPTS = 'Kept in the inbox';
