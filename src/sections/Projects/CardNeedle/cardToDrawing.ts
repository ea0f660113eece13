/**
 * The matrix that takes a place in a card's needle, in pixels of the full picture, to the units of another drawing. The
 * way leads through the window, in which both are seen.
 */
export function cardToDrawing(cardNeedle: SVGSVGElement, drawing: SVGGraphicsElement): DOMMatrix {
  return drawingToWindow(drawing).inverse().multiply(drawingToWindow(cardNeedle));
}

function drawingToWindow(drawing: SVGGraphicsElement): DOMMatrix {
  return DOMMatrix.fromMatrix(drawing.getScreenCTM()!);
}
