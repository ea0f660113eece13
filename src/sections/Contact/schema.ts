import { z } from 'zod';
import { link, sample, section, template, text } from '../../content/rules.ts';

const field = z.strictObject({
  label: text.describe('label of the field'),
  placeholder: text.describe('example in the empty field'),
});

const form = z.strictObject({
  name: field,
  email: field,
  message: field,
  requiredNote: text.describe('note above the fields'),
  blankNote: text.describe('error below a field that holds only spaces'),
  lengthNote: template('n', 'limit').describe('length of a long message, near its limit'),
  sendButton: text.describe('button, and name of the form for screen readers'),
  sendingButton: text.describe('the button while a message is sent'),
  successBanner: text.describe('banner after a message was sent, for 5 s'),
  errorBanner: text.describe('banner after a failure, for 5 s'),
  sentNote: text.describe('note after the banner, until the next edit'),
  notSentNote: template('email').describe('note after a failure; the link carries the message'),
  unclearNote: text.describe('note if the visitor left before the response came'),
  recipientName: text.describe('name in the greeting of the mail, `to_name` in its template'),
});

export const schema = () =>
  z.strictObject({
    ...sample,
    ...section,
    introHeading: text.describe('heading above the details'),
    availability: text.optional().describe('when you are free for work'),
    intro: text.describe('text above the details'),
    labels: z.strictObject({
      email: text.describe('label of the e-mail address'),
      phone: text.describe('label of the phone number'),
      location: text.describe('label of the location'),
      languages: text.describe('label of the languages'),
    }),
    whatsapp: z
      .strictObject({
        button: text.describe('link to the chat'),
        message: text.describe('text that the chat opens with'),
      })
      .optional()
      .describe('`{}` shows a link to a chat with `owner.phone`'),
    booking: z
      .strictObject({
        label: text.describe('text of the link'),
        url: link.describe('address of the calendar'),
      })
      .optional()
      .describe('a link to a calendar'),
    form,
  });

export type ContactContent = z.infer<ReturnType<typeof schema>>;
export type ContactFormContent = z.infer<typeof form>;
