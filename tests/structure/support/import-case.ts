/** The one target that is not there. */
export const missingFile = '@/lib/shared/nowhere'

/** One import: which rule refuses it, or none. `type` makes it type-only. */
export type ImportCase = { rule?: string; from: string; to: string; type?: boolean }

/** The import as code and as type alone: both are refused. */
export const refused = (rule: string, from: string, ...to: string[]): ImportCase[] =>
  to.flatMap((target) => [
    { rule, from, to: target },
    { rule, from, to: target, type: true },
  ])

/** Imports that the rules are meant to permit. */
export const allowed = (from: string, ...to: string[]): ImportCase[] => to.map((target) => ({ from, to: target }))
