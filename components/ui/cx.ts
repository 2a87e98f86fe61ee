/** Joins class names, leaving out what is false or missing. Later classes do not override earlier ones by themselves. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
