export type PersonName = { firstName: string; lastName: string }

export const fullName = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`.trim()

/** How long the one-time links count (decisions, section 10). */
export const linkLifetimes = { signInMinutes: 10, resetMinutes: 30, verificationHours: 24 } as const

/** What the browser that registered this account with this password keeps, for the mailed link. */
export const registrationPurpose = (email: string, passwordHash: string) => `registration:${email}:${passwordHash}`

/** What a one-time link can still do; a replaced one is gone like one that never was. */
export type LinkState = 'open' | 'used' | 'gone'

/** The state of a stored link at a moment; null stands for none found. */
export function linkState(link: { usedAt: Date | null; expiresAt: Date } | null, at: Date): LinkState {
  if (link === null) return 'gone'
  if (link.usedAt !== null) return 'used'
  return link.expiresAt > at ? 'open' : 'gone'
}
