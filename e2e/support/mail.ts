import { readdir } from 'node:fs/promises'
import { deliverDueMails } from '@/lib/notifications/jobs'
import { env } from '@/lib/platform/env'
import { readMailboxMessage, type StoredMessage } from '@/lib/platform/mail/mailbox'
import { expect } from './test'

/** What was read once, by its file. The mailbox keeps the newest 500, and a mail is looked for again and again. */
const read = new Map<string, Promise<StoredMessage | null>>()

async function readOnce(file: string) {
  const reading = read.get(file) ?? readMailboxMessage(file.replace(/\.json$/, ''))
  read.set(file, reading)
  const message = await reading
  // It is still being written.
  if (message === null) read.delete(file)
  return message
}

/** Every mail to an address that has arrived so far, newest first. */
export async function mailsTo(address: string): Promise<StoredMessage[]> {
  const files = (await readdir(env.MAILBOX_DIR ?? '').catch(() => [])).filter((name) => name.endsWith('.json'))
  const messages = await Promise.all(files.toSorted().toReversed().map(readOnce))
  return messages.filter((message) => message !== null).filter(({ to }) => to.includes(address))
}

/** Sends what factories caused: they have no queue to wake, and the server looks by itself only once a minute. */
export const sendWaitingMail = () => deliverDueMails(new Date())

/** The newest of the mails to an address that are like this, once there is one. */
async function newestTo(address: string, isIt: (mail: StoredMessage) => boolean): Promise<StoredMessage> {
  const find = async () => (await mailsTo(address)).find(isIt)
  const isThere = async () => (await find()) !== undefined
  await expect.poll(isThere, { timeout: 20_000, message: `a mail to ${address}` }).toBe(true)
  const mail = await find()
  if (!mail) throw new Error(`The mail to ${address} is gone again.`)
  return mail
}

/** The newest mail to an address, once one has arrived; of this subject where one is given. */
export const mailTo = (address: string, subject?: string) =>
  newestTo(address, (mail) => subject === undefined || mail.subject === subject)

/** The link of a mail whose path begins like this, as a path of the server under test. */
export function linkIn({ text }: StoredMessage, beginning: string) {
  const found = text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname.startsWith(beginning))
  if (found === undefined) throw new Error(`The mail has no link to ${beginning}.`)
  const { pathname, search } = new URL(found)
  return `${pathname}${search}`
}

/** The newest link to an address whose path begins like this, once a mail with one has arrived. */
export const mailedLink = async (address: string, beginning: string) =>
  linkIn(await newestTo(address, ({ text }) => text.includes(beginning)), beginning)
