import { encode } from 'uqr';
import { contactCardFile } from '../shared/contactCardFiles.ts';

/** The QR code that leads to the contact card of a page, for the CV on paper: an SVG in black, without a margin. */
export function contactCode(pageAddress: string): string {
  const { data, size } = encode(pageAddress + contactCardFile, { ecc: 'M', border: 0 });
  const path = data
    .map((row, y) =>
      runsOf(row)
        .map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>\n`;
}

/** Dark squares side by side. */
interface Run {
  x: number;
  width: number;
}

function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.x + last.width === x) last.width += 1;
    else if (isDark) runs.push({ x, width: 1 });
  }
  return runs;
}
