/** The contact card, below the site's address. Sites with a contact section have it. */
export const contactCardFile = 'contact.vcf';
/** The QR code that leads to the card. Sites with an address have it. */
export const contactCodeFile = 'contact.svg';
