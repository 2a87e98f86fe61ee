import 'server-only'
import nodemailer, { type Transporter } from 'nodemailer'
import { env } from './env'

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

/** The mail server took the message, refused it for good, or could not be asked. */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'failed'; reason: string }

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 300) : 'unknown')
const isPermanent = (error: unknown) => error instanceof Error && 'permanent' in error && error.permanent === true

/** Hands one message to the mail server. The Message-ID comes from the id, so a repeat is recognised as one. */
export async function sendMessage({ id, ...message }: Message): Promise<Delivery> {
  if (env.SMTP_URL === undefined) return { kind: 'failed', reason: 'SMTP_URL is not set' }
  transport ??= connect(env.SMTP_URL)
  try {
    const info = await transport.sendMail({ ...message, from: env.MAIL_FROM, messageId: `<${id}@rapport>` })
    if (info.rejected?.length) return { kind: 'refused', reason: 'The address was not accepted.' }
    return { kind: 'sent' }
  } catch (error) {
    return { kind: isPermanent(error) ? 'refused' : 'failed', reason: reasonOf(error) }
  }
}

export function closeMail() {
  transport?.close()
  transport = undefined
}
