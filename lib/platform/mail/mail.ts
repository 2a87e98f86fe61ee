import 'server-only'
import nodemailer, { type Transporter } from 'nodemailer'
import { z } from 'zod'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import { env } from '@/lib/platform/env'

/** A picture inside the letter, shown by `cid:` and its id: nothing is fetched, so it shows where remote pictures don't. */
export type InlinePicture = { cid: string; filename: string; content: Buffer }

export type Message = {
  id: string
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  calendar?: CalendarFile
  pictures?: readonly InlinePicture[]
}

let transport: Transporter | undefined

/** How many messages go to the mail server at once; what is handed over beyond that waits for one of them. */
export const MAIL_CONNECTIONS = 5

function connect(url: string) {
  const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }
  return nodemailer.createTransport({ url, pool: true, maxConnections: MAIL_CONNECTIONS, ...timeouts })
}

/**
 * The mail server took the message, refused it for good, or could not be asked, or not by us: our login and our sender are
 * for somebody to mend, and no message is to blame. `isUnreachable` says that it was the address that was refused, whatever
 * the message.
 */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'failed'; reason: string; isUnreachable?: boolean }

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 300) : 'unknown')

/** What the mail library tells of an error: the step at which the server said it, and whether it will say so again. */
const told = z.object({ permanent: z.boolean(), command: z.string(), code: z.string(), response: z.string() }).partial()

/** Meant of who sends, at whatever step it is said: relaying not allowed to us, a block list we are on (RFC 3463, X.7). */
const isOfSender = (response = '') => /^5\d\d[ -]5\.7\./.test(response)

function refusalOf(error: unknown): Delivery {
  const { permanent: isForGood, command, code, response } = told.catch({}).parse(error)
  const isOfAddress = command === 'RCPT TO'
  const isRefused = isForGood === true && !isOfSender(response) && (isOfAddress || code === 'EMESSAGE')
  const reason = reasonOf(error)
  return isRefused ? { kind: 'refused', reason, isUnreachable: isOfAddress } : { kind: 'failed', reason }
}

/** Hands one message to the mail server. The Message-ID comes from the id, so a repeat is recognised as one. */
export async function sendMessage({ id, calendar, pictures = [], ...message }: Message): Promise<Delivery> {
  if (env.SMTP_URL === undefined) return { kind: 'failed', reason: 'SMTP_URL is not set' }
  transport ??= connect(env.SMTP_URL)
  try {
    const invited = calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }
    const attachments = pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const }))
    const given = { ...message, ...invited, attachments, from: env.MAIL_FROM, messageId: `<${id}@rapport>` }
    const info = await transport.sendMail(given)
    if (info.rejected?.length) return { kind: 'refused', reason: 'The address was not accepted.', isUnreachable: true }
    return { kind: 'sent' }
  } catch (error) {
    return refusalOf(error)
  }
}

export function closeMail() {
  transport?.close()
  transport = undefined
}
