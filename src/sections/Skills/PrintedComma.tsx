interface PrintedCommaProps {
  /** Comma and space of the language. */
  comma: string;
  isLast: boolean;
}

/** The comma after a name: on paper a list of names is one text. */
export function PrintedComma({ comma, isLast }: PrintedCommaProps) {
  return isLast ? null : <span className="print-only">{comma}</span>;
}
