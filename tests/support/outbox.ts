import { db } from '@/lib/platform/db'
import { unseal } from '@/lib/platform/secrets'

/**
 * The mails that wait for an address, those of a moment and after it, oldest first: event, when it was written, the name it
 * greets, and what the letter will say.
 */
export async function mailsTo(recipient: string, since = new Date(0)) {
  const where = { recipient, createdAt: { gte: since } }
  const mails = await db.mail.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return mails.map(({ event, createdAt, recipientName, sealedProps }) => {
    const props: Record<string, string> = sealedProps === null ? {} : JSON.parse(unseal(sealedProps))
    return { event, createdAt, recipientName, props }
  })
}

/** The mails that wait for an address leave. */
export const letMailsLeave = (recipient: string) =>
  db.mail.updateMany({ where: { recipient, status: 'QUEUED' }, data: { status: 'SENT' } })

/** The token in the link of the newest mail of an event to an address. */
export async function mailedToken(recipient: string, event: string) {
  const mail = (await mailsTo(recipient)).findLast((sent) => sent.event === event)
  return /[\w-]{43}/.exec(mail?.props['link'] ?? '')?.[0] ?? 'no token was mailed'
}
