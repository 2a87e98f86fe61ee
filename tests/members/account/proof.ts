import { personActor } from '@/lib/access/person'
import { sendProofLink } from '@/lib/members/account/commands/send-proof-link'
import type { Provable } from '@/lib/members/account/rules'
import { mailsTo } from '@/tests/support/outbox'

/** The code in the link that somebody was just mailed, to prove that it is them who asks for this. */
export async function mailedCode({ userId, email }: { userId: string; email: string }, act: Provable) {
  await sendProofLink(await personActor(userId), { act })
  const links = (await mailsTo(email)).map(({ props }) => props['link'] ?? '')
  const link = links.findLast((sent) => sent.includes('code='))
  return (link && new URL(link).searchParams.get('code')) ?? 'no code was mailed'
}
