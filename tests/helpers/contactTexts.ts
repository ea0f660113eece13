/** Texts of the form in English. */
export const SENDING = 'Sending...';
export const SENT = "Message sent successfully! I'll get back to you soon.";
export const FAILED = 'Failed to send message. Please try again or email me directly.';
