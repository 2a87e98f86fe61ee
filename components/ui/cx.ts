/** Joins class names, skipping falsy ones; doesn't resolve conflicts. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
