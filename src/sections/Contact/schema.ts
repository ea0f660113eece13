import { z } from 'zod';
import { menuLabel, text } from '../../content/rules.ts';

const field = z.strictObject({ label: text, placeholder: text });

const form = z.strictObject({
  name: field,
  email: field,
  message: field,
  requiredNote: text.describe('says before sending that every field must be filled in'),
  blankNote: text.describe('stands below a field that holds spaces only'),
  sendButton: text,
  sendingButton: text,
  successBanner: text,
  errorBanner: text,
  sentNote: text.describe('stays when the banner has gone, until the next edit'),
  notSentNote: text.describe('the same after a failure; the e-mail link then carries the message'),
  recipientName: text.describe('whom the message greets: the mail template’s `to_name`'),
});

export const schema = () =>
  z.strictObject({
    menuLabel,
    heading: text,
    introHeading: text,
    availability: text.optional().describe('when you are free; it goes stale'),
    intro: text,
    labels: z.strictObject({ email: text, phone: text.optional(), location: text }),
    whatsapp: z
      .strictObject({ button: text, message: text.describe('text that the chat opens with') })
      .optional()
      .describe('needs `owner.phone`'),
    form,
  });

export type ContactContent = z.infer<ReturnType<typeof schema>>;
export type ContactFormContent = z.infer<typeof form>;
