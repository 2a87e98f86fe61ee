import rules, { levels, pairs } from '@/.dependency-cruiser.mjs'

export { levels, pairs }

export const ruleNames = rules.forbidden.map(({ name }) => name)

export const modules = levels.flat()

/** The modules with the closed vocabulary: all but the three foundations, which offer tools of their own. */
export const nouns = levels.slice(3).flat()
