import { deliverDueMails } from '@/lib/notifications/jobs'
import { readMailbox, type StoredMessage } from '@/lib/platform/mail/mailbox'
import { expect } from './test'

const all = 500

/** Every mail to an address that has arrived so far, newest first. */
export const mailsTo = async (address: string): Promise<StoredMessage[]> =>
  (await readMailbox(all)).filter(({ to }) => to.includes(address))

/** Sends what factories caused: they have no queue to wake, and the server looks by itself only once a minute. */
export const sendWaitingMail = () => deliverDueMails(new Date())

/** The first mail to an address, once it has arrived. */
export async function mailTo(address: string): Promise<StoredMessage> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const [mail] = await mailsTo(address)
  if (!mail) throw new Error(`The mail to ${address} is gone again.`)
  return mail
}

/** The link of a mail whose path begins like this, as a path of the server under test. */
export function linkIn({ text }: StoredMessage, beginning: string) {
  const found = text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname.startsWith(beginning))
  if (found === undefined) throw new Error(`The mail has no link to ${beginning}.`)
  const { pathname, search } = new URL(found)
  return `${pathname}${search}`
}

/** The newest link to an address whose path begins like this, once a mail with one has arrived. */
export async function mailedLink(address: string, beginning: string) {
  const holds = ({ text }: StoredMessage) => text.includes(beginning)
  await expect.poll(async () => (await mailsTo(address)).some(holds), { timeout: 20_000 }).toBe(true)
  const mail = (await mailsTo(address)).find(holds)
  if (!mail) throw new Error(`The mail to ${address} is gone again.`)
  return linkIn(mail, beginning)
}
