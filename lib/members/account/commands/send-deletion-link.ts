import 'server-only'
import { limit } from '@/lib/access/action'
import type { PersonActor } from '@/lib/access/person'
import { isMailedJustNow } from '@/lib/notifications/outbox'
import { minutesFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import type { Limit } from '@/lib/platform/rate-limit'
import { derivedToken } from '@/lib/platform/secrets'
import { holdAccount } from '../../queries'
import { deletionAsked } from '../notices'
import { deletionLinkMinutes, deletionPurpose } from '../rules'

const perPerson: Limit = { name: 'deletion-link', points: 5, seconds: 3600 }

/**
 * Mails the link with which somebody without a password proves that it is them who deletes the account. Within a minute of
 * the last one it is the same press, and that one is on its way.
 */
export async function sendDeletionLink(person: PersonActor): Promise<object> {
  await limit(perPerson, person.userId)
  await transaction(async (tx) => {
    await holdAccount(tx, person.userId)
    if (await isMailedJustNow(tx, { event: 'account.deletion-asked', address: person.email })) return
    const until = minutesFrom(now(), deletionLinkMinutes).getTime()
    const code = `${until}.${derivedToken(deletionPurpose(person.userId, until))}`
    await deletionAsked(tx, person, code)
  })
  return {}
}
