import { Fragment } from 'react';

/** An e-mail or web address, read from left to right. A long one breaks before its @, a dot or a slash first. */
export function AddressText({ children }: { children: string }) {
  return (
    <bdi dir="ltr">
      {children.split(/(?=[@./])/).map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
