/**
 * An e-mail or web address, read from left to right. A long one breaks before its @, a dot or a slash first. Chromium reads
 * these breaks as spaces, so a link around it has an `aria-label`.
 */
export function AddressText({ children }: { children: string }) {
  const parts = children.split(/(?=[@./])/);
  return <bdi dir="ltr">{parts.flatMap((part, index) => [<wbr key={index} />, part])}</bdi>;
}
