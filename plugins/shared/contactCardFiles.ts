/** The contact card of a page, in the folder of its language. Pages with a contact section have it. */
export const contactCardFile = 'contact.vcf';
/** The QR code that leads to the card. Sites with an address have it. */
export const contactCodeFile = 'contact.svg';
