import { z } from 'zod';
import type { OptionalWords, Sample, SectionWords } from '../../content/schema/inputTypes.ts';
import { link, sample, section, template, text } from '../../content/schema/rules.ts';

/** Words of one field of the form. */
interface FormFieldWords {
  /** Label of the field. */
  label: string;
  /** Example in the empty field. */
  placeholder: string;
}

/** Words of the form. */
interface ContactFormWords {
  name: FormFieldWords;
  email: FormFieldWords;
  message: FormFieldWords;
  /** Note above the fields. */
  requiredNote: string;
  /** Error below a field that holds only spaces. */
  blankNote: string;
  /** Length of a long message, near its limit. */
  lengthNote: string;
  /** Button. */
  sendButton: string;
  /** The button while a message is sent. */
  sendingButton: string;
  /** Banner after a message was sent, for 5 s. */
  successBanner: string;
  /** Banner after a failure, for 5 s. */
  errorBanner: string;
  /** Note after the banner, until the next edit. */
  sentNote: string;
  /** Note after a failure; the link carries the message. */
  notSentNote: string;
  /** Note if the visitor left before the response came. */
  unclearNote: string;
}

/** The form as its owner writes it. */
interface ContactFormInput extends OptionalWords<ContactFormWords> {
  /** Name in the greeting of the mail, `to_name` in its template. */
  recipientName: string;
}

/** The form as the page gets it. */
export type ContactFormContent = ContactFormInput & ContactFormWords;

/** Names of the details. */
interface ContactLabels {
  /** Label of the e-mail address. */
  email: string;
  /** Label of the phone number. */
  phone: string;
  /** Label of the location. */
  location: string;
  /** Label of the languages. */
  languages: string;
}

/** Words of the link to a chat. */
interface ChatWords {
  /** Link to the chat. */
  button: string;
  /** Text that the chat opens with. */
  message: string;
}

/** A link to a calendar. */
interface Booking {
  /** Text of the link. */
  label: string;
  /** Address of the calendar. */
  url: string;
}

/** Words of the interface in this section. */
interface ContactWords extends SectionWords {
  /** Link to the contact card, for address books. */
  cardLink?: string | undefined;
  /** Heading above the details, and name of the form for screen readers. */
  introHeading: string;
  labels: ContactLabels;
  form: ContactFormWords;
}

/** The section as its owner writes it. */
export interface ContactInput extends Sample, OptionalWords<ContactWords> {
  /** When you are free for work. */
  availability?: string | undefined;
  /** Text above the details. */
  intro?: string | undefined;
  /** `{}` shows a link to a chat with `owner.phone`. */
  whatsapp?: OptionalWords<ChatWords> | undefined;
  /** A link to a calendar. */
  booking?: Booking | undefined;
  form: ContactFormInput;
}

/** The section as the page gets it. */
export type ContactContent = ContactInput & ContactWords & { whatsapp?: ChatWords | undefined };

const field = z.strictObject({
  label: text,
  placeholder: text,
}) satisfies z.ZodType<FormFieldWords>;

const form = z.strictObject({
  name: field,
  email: field,
  message: field,
  requiredNote: text,
  blankNote: text,
  lengthNote: template('n', 'limit'),
  sendButton: text,
  sendingButton: text,
  successBanner: text,
  errorBanner: text,
  sentNote: text,
  notSentNote: template('email'),
  unclearNote: text,
  recipientName: text,
}) satisfies z.ZodType<ContactFormContent>;

export const schema = () =>
  z.strictObject({
    ...sample,
    ...section,
    introHeading: text,
    cardLink: text.optional(),
    availability: text.optional(),
    intro: text.optional(),
    labels: z.strictObject({ email: text, phone: text, location: text, languages: text }),
    whatsapp: z.strictObject({ button: text, message: text }).optional(),
    booking: z.strictObject({ label: text, url: link }).optional(),
    form,
  }) satisfies z.ZodType<ContactContent>;
