import { createContext, useContext, useEffect, type RefObject } from 'react';
import type { NeedleShape } from '../../shapes/needlePath.ts';

/** A drawing whose hanging needles another section also draws, falling as the page scrolls. The row keeps its own. */
export interface LooseRow {
  drawing: SVGSVGElement;
  /** Needles that hang: their tips point down. In the units of the drawing's view box. */
  needles: readonly Required<NeedleShape>[];
}

/** The loose rows of the page, which Skills adds and Projects reads. Undefined: no needle falls. */
export const LooseRowsContext = createContext<Set<LooseRow> | undefined>(undefined);

/** Adds a drawing to the loose rows while `isLoose`. */
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
