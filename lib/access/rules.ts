/** Whom the abilities speak of: the three roles of a workspace, people outside with a link, and whoever runs the platform. */
export const deciders = ['Admin', 'Manager', 'Member', 'outside', 'platform'] as const
export type Decider = (typeof deciders)[number]

export const deciderNames: Record<Decider, string> = {
  Admin: 'Admin',
  Manager: 'Manager',
  Member: 'Member',
  outside: 'People outside',
  platform: 'Who runs Rapport',
}

type Reach = Readonly<Record<Decider, string | null>>

/** Something one can do here, and how far each may go; null: not at all. */
export type Ability = {
  key: string
  name: string
  reach: Reach
  /** Where it is done by looking alone, so that no call does it. */
  page?: string
}

export type Area = { name: string; abilities: readonly Ability[] }

const nobody: Reach = { Admin: null, Manager: null, Member: null, outside: null, platform: null }

/** What nobody can do, or these few. */
export const reachOf = (words: Partial<Reach>): Reach => ({ ...nobody, ...words })

/** What everybody in the workspace can do equally far. */
export const everybodysReach = (words: string) => reachOf({ Admin: words, Manager: words, Member: words })

/** What one of them may do, and what is left to others, in one area. */
export type OwnArea = {
  name: string
  may: { key: string; what: string; words: string }[]
  mayNot: { key: string; what: string }[]
}

/** What one of them may do, and what is left to others, area by area. */
export function abilitiesOf(areas: readonly Area[], decider: Decider): OwnArea[] {
  return areas.map(({ name, abilities }) => ({
    name,
    may: abilities.flatMap(({ key, name: what, reach }) => {
      const words = reach[decider]
      return words === null ? [] : [{ key, what, words }]
    }),
    mayNot: abilities.filter(({ reach }) => reach[decider] === null).map(({ key, name: what }) => ({ key, what })),
  }))
}
