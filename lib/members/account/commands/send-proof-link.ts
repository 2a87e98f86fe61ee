import 'server-only'
import { limit } from '@/lib/access/limits'
import type { PersonActor } from '@/lib/access/person'
import { isMailedJustNow } from '@/lib/notifications/outbox'
import { minutesFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import type { Limit } from '@/lib/platform/rate-limit'
import { derivedToken } from '@/lib/platform/secrets'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { proofAsked } from '@/lib/members/account/notices'
import { proofEvents, proofMinutes, proofPurpose } from '@/lib/members/account/rules'
import type { SendProofLinkInput } from '@/lib/members/account/schema'

const perPerson: Limit = { name: 'proof-link', points: 5, seconds: 3600 }

/** Mails a person without a password the link that confirms an act. Repeats within a minute are ignored. */
export async function sendProofLink(person: PersonActor, { act }: SendProofLinkInput): Promise<object> {
  await limit(perPerson, person.userId)
  await transaction(async (tx) => {
    await lockAccount(tx, person.userId)
    if (await isMailedJustNow(tx, { event: proofEvents[act], address: person.email })) return
    const until = minutesFrom(now(), proofMinutes).getTime()
    const code = `${until}.${derivedToken(proofPurpose(act, person.userId, until))}`
    await proofAsked(tx, person, act, code)
  })
  return {}
}
