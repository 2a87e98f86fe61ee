import type { Actor } from '@/lib/access/actor'
import { proofEvents, proofPurpose, type Provable } from '@/lib/members/account/rules'
import { db } from '@/lib/platform/db'
import { derivedToken, hashToken } from '@/lib/platform/secrets'

const DAY = 86_400_000

/** What is mailed to somebody without a password, to prove that it is them who asks for this. */
export async function aProofCode({ userId, email: recipient }: Actor, act: Provable) {
  const until = Date.now() + DAY
  const code = `${until}.${derivedToken(proofPurpose(act, userId, until))}`
  const event = proofEvents[act]
  const at = new Date(Date.now())
  const sent = { status: 'SENT', dueAt: at, createdAt: at } as const
  await db.mail.create({ data: { event, key: `${event}:${hashToken(code)}:${recipient}`, recipient, ...sent } })
  return code
}
