import 'server-only'
import nodemailer, { type Transporter } from 'nodemailer'
import { env } from '../env'

export type Message = {
  id: string
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

let transport: Transporter | undefined

function connect(url: string) {
  const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }
  return nodemailer.createTransport({ url, pool: true, maxConnections: 5, ...timeouts })
}

/**
 * The mail server took the message, refused it for good, or could not be asked. `isUnreachable` says that it was the
 * address that was refused, whatever the message.
 */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'failed'; reason: string; isUnreachable?: boolean }

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 300) : 'unknown')
const isPermanent = (error: unknown) => error instanceof Error && 'permanent' in error && error.permanent === true
const isOfRecipient = (error: unknown) => error instanceof Error && 'command' in error && error.command === 'RCPT TO'

/** Hands one message to the mail server. The Message-ID comes from the id, so a repeat is recognised as one. */
export async function sendMessage({ id, ...message }: Message): Promise<Delivery> {
  if (env.SMTP_URL === undefined) return { kind: 'failed', reason: 'SMTP_URL is not set' }
  transport ??= connect(env.SMTP_URL)
  try {
    const info = await transport.sendMail({ ...message, from: env.MAIL_FROM, messageId: `<${id}@rapport>` })
    if (info.rejected?.length) return { kind: 'refused', reason: 'The address was not accepted.', isUnreachable: true }
    return { kind: 'sent' }
  } catch (error) {
    const reason = reasonOf(error)
    return isPermanent(error)
      ? { kind: 'refused', reason, isUnreachable: isOfRecipient(error) }
      : { kind: 'failed', reason }
  }
}

export function closeMail() {
  transport?.close()
  transport = undefined
}
