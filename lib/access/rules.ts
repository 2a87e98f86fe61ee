/** The three roles, external reviewers and super admins. */
export const deciders = ['Admin', 'Manager', 'Member', 'outside', 'platform'] as const
export type Decider = (typeof deciders)[number]

export const deciderNames: Record<Decider, string> = {
  Admin: 'Admin',
  Manager: 'Manager',
  Member: 'Member',
  outside: 'External reviewers',
  platform: 'Super admins',
}

type Reach = Readonly<Record<Decider, string | null>>

/** Something people can do, and how far each may go; null: not at all. */
export type Ability = {
  key: string
  name: string
  reach: Reach
  /** The page, where viewing is all there is to do. */
  page?: string
}

export type Area = { name: string; abilities: readonly Ability[] }

const nobody: Reach = { Admin: null, Manager: null, Member: null, outside: null, platform: null }

export const reachOf = (words: Partial<Reach>): Reach => ({ ...nobody, ...words })

export const everybodysReach = (words: string) => reachOf({ Admin: words, Manager: words, Member: words })

export type OwnArea = {
  name: string
  may: { key: string; what: string; words: string }[]
  mayNot: { key: string; what: string }[]
}

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
