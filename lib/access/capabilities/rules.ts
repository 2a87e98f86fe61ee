/** Whom the table speaks of: the three roles of a workspace, people outside with a link, and whoever runs the platform. */
export const deciders = ['Admin', 'Manager', 'Member', 'outside', 'platform'] as const
export type Decider = (typeof deciders)[number]

export const deciderNames: Record<Decider, string> = {
  Admin: 'Admin',
  Manager: 'Manager',
  Member: 'Member',
  outside: 'People outside',
  platform: 'Who runs Rapport',
}

/** Something one can do here, and how far each may go; null: not at all. */
export type Capability = {
  key: string
  name: string
  reach: Readonly<Record<Decider, string | null>>
  /** The actions and routes that do it, by their names in the table of permissions. */
  calls: readonly string[]
  /** Where it is done by looking alone, so that no call does it. */
  page?: string
}

export type Area = { name: string; capabilities: readonly Capability[] }

export type Abilities = {
  name: string
  may: { key: string; what: string; words: string }[]
  mayNot: { key: string; what: string }[]
}

/** What one of them may do, and what is left to others, area by area. */
export function abilitiesOf(areas: readonly Area[], decider: Decider): Abilities[] {
  return areas.map(({ name, capabilities }) => ({
    name,
    may: capabilities.flatMap(({ key, name: what, reach }) => {
      const words = reach[decider]
      return words === null ? [] : [{ key, what, words }]
    }),
    mayNot: capabilities.filter(({ reach }) => reach[decider] === null).map(({ key, name: what }) => ({ key, what })),
  }))
}
