import rules, { levels, pairs, parts } from '@/.dependency-cruiser.mjs'

export { levels, pairs, parts }

export const ruleNames = rules.forbidden.map(({ name }) => name)

export const modules = levels.flat()

/** The modules with the closed vocabulary: all but the three foundations, which offer tools of their own. */
export const nouns = levels.slice(3).flat()
