/** The middle one of the values, or the mean of the two in the middle; NaN where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const { length } = sorted;
  return (sorted[(length - 1) >> 1]! + sorted[length >> 1]!) / 2;
}

/** Median and range of the values, such as `98 (95 to 100)`, with so many decimals. */
export function spread(values: readonly number[], decimals = 0): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(decimals)} (${least.toFixed(decimals)} to ${most.toFixed(decimals)})`;
}
