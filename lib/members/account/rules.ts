import type { PersonName } from '@/lib/members/rules'

/** Any characters: rules on which ones lead to patterns. */
export const passwordLimits = { min: 8, max: 128 } as const

/** Acts that people without a password confirm by a mailed link. */
export const provables = ['deletion', 'email-change'] as const
export type Provable = (typeof provables)[number]

export const proofEvents = { deletion: 'account.deletion-asked', 'email-change': 'email.change-begun' } as const

export const proofMinutes = 30

export const formerColleague = { firstName: 'Former', lastName: 'colleague' } as const

/** An undeliverable, unique address. */
export const formerAddress = (userId: string) => `${userId}@deleted.invalid`

/** The secret covers one act of one person until one moment. */
export const proofPurpose = (act: Provable, userId: string, until: number) => `account-${act}:${userId}:${until}`

/** Null for a malformed code. `until` is in milliseconds. */
export function proofCodeIn(code: string): { until: number; secret: string } | null {
  const [, until = '', secret = ''] = /^(\d{13})\.([\w-]{43})$/.exec(code) ?? []
  return secret === '' ? null : { until: Number(until), secret }
}

/** Names, address and their words; short words occur in too many passwords by chance. */
function ownWords({ firstName, lastName, email }: PersonName & { email: string }) {
  const parts = email.replace(/\.[^.]*$/, '').split(/[@.+_-]/)
  const words = [email, ...parts, ...firstName.split(/\s/), ...lastName.split(/\s/)]
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length)
}

/** True if the password is little more than the person's name or address. */
export function isOwnName(password: string, person: PersonName & { email: string }): boolean {
  const typed = password.toLowerCase().replace(/\s/g, '')
  const rest = ownWords(person).reduce((text, word) => text.replaceAll(word, ''), typed)
  return rest !== typed && rest.length < passwordLimits.min
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')

/** True for the product's or a workspace's name, with or without digits and signs. */
export function isKnownName(password: string, workspaceNames: readonly string[]): boolean {
  const letters = lettersOf(password)
  return letters !== '' && ['Rapport', ...workspaceNames].some((name) => lettersOf(name) === letters)
}

/** A sign-in this recent proves the identity of a person without a password. */
export const PROOF_MINUTES = 15

/** Within this time the password isn't asked again. */
export const FRESH_MINUTES = 5
