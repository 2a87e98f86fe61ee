import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { isNewestMail } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { derivedToken, hashToken } from '@/lib/platform/secrets'
import { checkOwnPassword } from '../../passwords/commands/check-own-password'
import { wrongPassword } from '../../passwords/refusals'
import { deletionLinkGone } from '../refusals'
import { deletionCodeIn, deletionPurpose } from '../rules'
import type { DeleteAccountInput } from '../schema'

async function isOwnCode({ userId, email: address }: PersonActor, code: string) {
  const parts = deletionCodeIn(code)
  if (!parts || parts.until <= now().getTime()) return false
  // Compared by their hashes, so that the time it takes tells nothing about the secret.
  const isTheirs = hashToken(parts.secret) === hashToken(derivedToken(deletionPurpose(userId, parts.until)))
  return isTheirs && (await isNewestMail({ event: 'account.deletion-asked', key: code, address }))
}

/** Refuses unless it is really the person who asks: by the newest link that was mailed to them, or by their password. */
export async function proveDeletion(person: PersonActor, { password, code }: DeleteAccountInput): Promise<void> {
  if (code !== '') {
    if (!(await isOwnCode(person, code))) throw deletionLinkGone()
    return
  }
  const found = await checkOwnPassword(person, password)
  if (found === null) throw deletionLinkGone()
  if (found === 'wrong') throw wrongPassword('password')
}
