import { aMember } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { told } from '@/tests/notifications/told'

/** Somebody who gets one mail a day about feedback, and was told these things. */
export async function aDailyReader(messages: string[]) {
  const actor = await aMember()
  await preferring(actor, { Review: { mail: 'DIGEST' } })
  const ids: string[] = []
  for (const message of messages) ids.push((await told(actor, message)).id)
  return { actor, ids }
}

/** What stood in the daily mails to an address, mail by mail. */
export async function digestsTo(address: string) {
  const mails = (await mailsTo(address)).filter(({ event }) => event === 'notification.digest')
  return mails.map(({ props }) =>
    (props as unknown as { lines: { message: string }[] }).lines.map(({ message }) => message),
  )
}
