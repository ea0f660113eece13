import { z } from 'zod';
import { link, section, template, text } from '../../content/rules.ts';

const field = z.strictObject({ label: text, placeholder: text });

const form = z.strictObject({
  name: field,
  email: field,
  message: field,
  requiredNote: text.describe('above the fields: all of them must be filled in'),
  blankNote: text.describe('below a field that holds only spaces'),
  lengthNote: template('n', 'limit').describe('length of a message that nears the limit'),
  sendButton: text,
  sendingButton: text,
  successBanner: text,
  errorBanner: text,
  sentNote: text.describe('stays when the banner has gone, until the next edit'),
  notSentNote: template('email').describe(
    'the same after a failure; `{email}` becomes a link that carries the message',
  ),
  unclearNote: text.describe('the same if the page was left before the response came'),
  recipientName: text.describe('whom the message greets: the mail template’s `to_name`'),
});

export const schema = () =>
  z.strictObject({
    ...section,
    introHeading: text,
    availability: text.optional().describe('when you are free; it goes stale'),
    intro: text,
    labels: z.strictObject({ email: text, phone: text, location: text }),
    whatsapp: z
      .strictObject({ button: text, message: text.describe('text that the chat opens with') })
      .optional()
      .describe('`{}` shows a button for a chat with `owner.phone`'),
    booking: z
      .strictObject({ label: text, url: link })
      .optional()
      .describe('a button that leads to a calendar'),
    form,
  });

export type ContactContent = z.infer<ReturnType<typeof schema>>;
export type ContactFormContent = z.infer<typeof form>;
