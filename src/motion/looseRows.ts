import { createContext, useContext, useEffect, type RefObject } from 'react';
import type { NeedleShape } from '../shapes/needlePath.ts';

/** A drawing whose needles another section may take over as the page scrolls. */
export interface LooseRow {
  drawing: SVGSVGElement;
  /** Needles that hang: their tips point down. In the units of the drawing's view box. */
  needles: readonly Required<NeedleShape>[];
}

/** The loose rows of the page, which Skills adds and Projects reads. Undefined: nobody takes their needles. */
export const LooseRowsContext = createContext<Set<LooseRow> | undefined>(undefined);

/** Adds a drawing to the loose rows, if it is one. */
export function useLooseRow(
  drawing: RefObject<SVGSVGElement | null>,
  needles: readonly Required<NeedleShape>[],
  isLoose: boolean,
): void {
  const rows = useContext(LooseRowsContext);

  useEffect(() => {
    if (!rows || !isLoose) return undefined;
    const row: LooseRow = { drawing: drawing.current!, needles };
    rows.add(row);
    return () => void rows.delete(row);
  }, [rows, drawing, needles, isLoose]);
}
