import type { AnchorHTMLAttributes } from 'react';
import type { Cv } from '../../content/schema/ownerSchema.ts';
import { publicUrl } from '../../helpers/publicUrl.ts';

interface CvLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  cv: Cv;
}

/** A link that downloads the CV. */
export function CvLink({ cv, children, ...link }: CvLinkProps) {
  return (
    <a {...link} href={publicUrl(cv.href)} download={cv.fileName}>
      {children}
    </a>
  );
}
