/** The value of `className`: the names that apply. `classNames(styles.card, isWide && styles.wide)` */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
