/**
 * Removes what is wrong in rows of a list but not known yet: the library checks the whole list once a row is added, and
 * what nobody has typed yet is no mistake.
 */
export function forgetNewFaults(rows: unknown, isKnown: (index: number, field: string) => boolean) {
  if (!Array.isArray(rows)) return
  rows.forEach((faults: unknown, index) => {
    if (typeof faults !== 'object' || faults === null) return
    for (const field of Object.keys(faults)) if (!isKnown(index, field)) Reflect.deleteProperty(faults, field)
  })
}
