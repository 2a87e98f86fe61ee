import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { now } from '@/lib/platform/clock'
import { closeMail } from '@/lib/platform/mail/mail'
import { deliverDueMails } from '@/lib/notifications/jobs'

const portOf = (address: AddressInfo | string | null) => (address && typeof address === 'object' ? address.port : 0)

/** What a mail server answers for an address that nobody has. */
const noMailbox = () => Object.assign(new Error('There is no mailbox of this name.'), { responseCode: 550 })

async function listen(server: SMTPServer) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return portOf(server.server.address())
}

/**
 * The mail server of the past. What the product sent in those months arrives here, is read by those who need a link from
 * it, and is gone with the process. It must be open before the product reads where to send mail.
 */
export async function openPostOffice() {
  const letters = new Map<string, Buffer[]>()
  const keep = (address: string, letter: Buffer) => letters.set(address, [...(letters.get(address) ?? []), letter])
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('gone.') ? noMailbox() : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) keep(address, Buffer.concat(chunks))
        done()
      })
    },
  })
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${await listen(server)}`

  let round = Promise.resolve()
  return {
    /** Sends what waits in the outbox at this moment. The story goes on meanwhile, as it does beside any mail server. */
    send: async () => {
      const at = now()
      round = round.then(async () => void (await deliverDueMails(at)))
    },
    /** What the pattern's first group finds in the letters to an address, the newest letter first. */
    async find(address: string, pattern: RegExp): Promise<string[]> {
      await round
      const parsed = await Promise.all((letters.get(address) ?? []).map((letter) => simpleParser(letter)))
      return parsed.toReversed().flatMap(({ text }) => text?.match(pattern)?.[1] ?? [])
    },
    /** Waits until everything has left, because the next story begins at an earlier moment. */
    settle: () => round,
    async close() {
      await round
      closeMail()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>
