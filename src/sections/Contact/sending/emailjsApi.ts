/** Address of EmailJS, without a slash at its end. See https://www.emailjs.com/docs/rest-api/send/. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Path that messages are posted to, at EmailJS and at the inbox of the local servers. */
export const SEND_PATH = 'api/v1.0/email/send';

/** Response text of EmailJS to a message that it accepts. */
export const EMAILJS_ACCEPTED_TEXT = 'OK';

/** Response text of the local inbox. It differs from EmailJS's, which other servers may send too. */
export const INBOX_ACCEPTED_TEXT = 'Kept in the inbox';

/** A server that takes messages, with the keys that it asks for. */
export interface MailService {
  /** Its address, without a slash at its end. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Response text to a message that it accepts. */
  acceptedText: string;
  /** Begins the error in the console when the service does not accept a message: the likely cause. */
  hint?: string;
}

/** Parameters of the mail template. */
export interface TemplateParams {
  /** Name of the visitor. */
  from_name: string;
  /** E-mail address of the visitor. */
  from_email: string;
  message: string;
  /** Name in the greeting of the mail. */
  to_name: string;
}

/** Response of a mail service. */
export interface MailResponse {
  /** HTTP status. */
  status: number;
  text: string;
}

/** Posts a message. Resolves with any response, rejects without one. */
export type Post = (service: MailService, params: TemplateParams) => Promise<MailResponse>;
