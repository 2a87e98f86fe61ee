import type { Role } from '@/lib/platform/generated/prisma/enums'

export type Person = {
  firstName: string
  lastName: string
  email: string
  role: Role
  timeZone: string
}

export type Team<Key extends string> = { name: string; manager: Key; members: Key[] }

const address = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** Describes the people of one company, whose addresses end alike. */
export const personAt =
  (domain: string) =>
  (firstName: string, lastName: string, timeZone: string, role: Role = 'Member'): Person => ({
    firstName,
    lastName,
    email: `${address(firstName)}.${address(lastName)}@${domain}`,
    role,
    timeZone,
  })

/** What the people or teams of one company are called in its stories. */
export const keysOf = <Key extends string>(company: Record<Key, unknown>): Key[] =>
  Object.keys(company).filter((key): key is Key => key in company)
