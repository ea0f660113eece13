/** Index of the first item that fits. Undefined, and not -1, if none does. */
export function firstIndex<Item>(
  items: readonly Item[],
  fits: (item: Item) => boolean,
): number | undefined {
  const index = items.findIndex(fits);
  return index === -1 ? undefined : index;
}
