import 'server-only'
import nodemailer, { type Transporter } from 'nodemailer'
import { z } from 'zod'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import { env } from '@/lib/platform/env'

/** Embedded by `cid:`, so it shows where remote pictures are blocked. */
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

/** Simultaneous messages; more wait in line. */
export const MAIL_CONNECTIONS = 5

function connect(url: string) {
  const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }
  return nodemailer.createTransport({ url, pool: true, maxConnections: MAIL_CONNECTIONS, ...timeouts })
}

/**
 * Sent, refused for good, or failed: our login or sender is at fault, not the message. `isUnreachable`: the address
 * itself was refused.
 */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'failed'; reason: string; isUnreachable?: boolean }

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 300) : 'unknown')

/** A mail error: the SMTP step, and whether it is permanent. */
const told = z.object({ permanent: z.boolean(), command: z.string(), code: z.string(), response: z.string() }).partial()

/** The sender's fault at any step: relaying refused, or a block list (RFC 3463, X.7). */
const isOfSender = (response = '') => /^5\d\d[ -]5\.7\./.test(response)

function refusalOf(error: unknown): Delivery {
  const { permanent: isForGood, command, code, response } = told.catch({}).parse(error)
  const isOfAddress = command === 'RCPT TO'
  const isRefused = isForGood === true && !isOfSender(response) && (isOfAddress || code === 'EMESSAGE')
  const reason = reasonOf(error)
  return isRefused ? { kind: 'refused', reason, isUnreachable: isOfAddress } : { kind: 'failed', reason }
}

/** The Message-ID comes from the id, so a repeat is recognised as one. */
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
