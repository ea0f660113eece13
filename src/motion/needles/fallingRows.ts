import { createContext, useContext, useEffect, type RefObject } from 'react';
import type { NeedleShape } from '../../shapes/needlePath.ts';

/** A row of Skills whose hanging needles seem to fall: Projects draws copies of them. The row keeps its own. */
export interface FallingRow {
  drawing: SVGSVGElement;
  /** Needles that hang: their tips point down. In the units of the drawing's view box. */
  needles: readonly Required<NeedleShape>[];
}

/** The rows of the page with falling needles, which Skills adds and Projects reads. Undefined: no needle falls. */
export const FallingRowsContext = createContext<Set<FallingRow> | undefined>(undefined);

/** Adds a drawing to these rows while `hasFallingNeedles`. */
export function useFallingRow(
  drawing: RefObject<SVGSVGElement | null>,
  needles: readonly Required<NeedleShape>[],
  hasFallingNeedles: boolean,
): void {
  const rows = useContext(FallingRowsContext);

  useEffect(() => {
    if (!rows || !hasFallingNeedles) return undefined;
    const row: FallingRow = { drawing: drawing.current!, needles };
    rows.add(row);
    return () => void rows.delete(row);
  }, [rows, drawing, needles, hasFallingNeedles]);
}
