import { db } from '@/lib/platform/db'
import { unseal } from '@/lib/platform/secrets'

/** The mails that wait for an address, oldest first: event, the name it greets, and what the letter will say. */
export async function mailsTo(recipient: string) {
  const mails = await db.mail.findMany({ where: { recipient }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return mails.map(({ event, recipientName, sealedProps }) => {
    const props: Record<string, string> = sealedProps === null ? {} : JSON.parse(unseal(sealedProps))
    return { event, recipientName, props }
  })
}

/** The token in the link of the newest mail of an event to an address. */
export async function mailedToken(recipient: string, event: string) {
  const mail = (await mailsTo(recipient)).findLast((sent) => sent.event === event)
  return /[\w-]{43}/.exec(mail?.props['link'] ?? '')?.[0] ?? 'no token was mailed'
}
