import type { PersonName } from '@/lib/members/rules'
import { passwordLimits } from './schema'

/** The names and the address, and the words they are made of; shorter ones stand in too many passwords by chance. */
function ownWords({ firstName, lastName, email }: PersonName & { email: string }) {
  const parts = email.replace(/\.[^.]*$/, '').split(/[@.+_-]/)
  const words = [email, ...parts, ...firstName.split(/\s/), ...lastName.split(/\s/)]
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length)
}

/** Whether too little for a password is left once the person's own names and address are taken out of it. */
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

/** Whether a password is the name of the product or of one of these workspaces, with digits and signs or without. */
export function isKnownName(password: string, workspaceNames: readonly string[]): boolean {
  const letters = lettersOf(password)
  return letters !== '' && ['Rapport', ...workspaceNames].some((name) => lettersOf(name) === letters)
}

/** For so long after signing in, a session of somebody without a password proves who they are. */
export const PROOF_MINUTES = 15

/** For so long after signing in, nobody is asked for their password again. */
export const FRESH_MINUTES = 5
