import { people as acmePeople, teams as acmeTeams } from '@/prisma/seed/acme/people'
import { people as lapsedPeople, teams as lapsedTeams } from '@/prisma/seed/lapsed/people'

/** Everybody in any of the stories. No two companies use the same key. */
export const people = { ...acmePeople, ...lapsedPeople }
export type PersonKey = keyof typeof people

export const teams = { ...acmeTeams, ...lapsedTeams }
export type TeamKey = keyof typeof teams
