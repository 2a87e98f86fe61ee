export type PersonName = { firstName: string; lastName: string }

export const fullName = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`.trim()

export const linkLifetimes = { signInMinutes: 10, resetMinutes: 30, verificationHours: 24 } as const

/** What the registering browser stores is tied to this password. */
export const registrationPurpose = (email: string, passwordHash: string) => `registration:${email}:${passwordHash}`

/** A replaced link is `gone`, like an unknown one. */
export type LinkState = 'open' | 'used' | 'gone'

/** Null: no link found. */
export function linkState(link: { usedAt: Date | null; expiresAt: Date } | null, at: Date): LinkState {
  if (link === null) return 'gone'
  if (link.usedAt !== null) return 'used'
  return link.expiresAt > at ? 'open' : 'gone'
}
