import { text } from 'node:stream/consumers'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type Answer = { code: number; text: string } | null

const refusal = ({ code, text: said }: NonNullable<Answer>) => Object.assign(new Error(said), { responseCode: code })

/** What the server says to each step of handing a mail over; null, or left out: it goes on. Asked anew each time. */
type Answers = {
  login?: () => Answer
  sender?: () => Answer
  recipient?: (address: string) => Answer
  message?: (raw: string) => Answer
}

/** A mail server on loopback that keeps every message as it came over the wire, and may refuse one at each step. */
export async function startMailServer(answers: Answers) {
  const messages: { recipients: string[]; raw: string; subject: string }[] = []
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '' }, _session, done) => {
      const answer = answers.login?.() ?? null
      done(answer && refusal(answer), { user: username })
    },
    onMailFrom: (_address, _session, done) => {
      const answer = answers.sender?.() ?? null
      done(answer && refusal(answer))
    },
    onRcptTo: ({ address }, _session, done) => {
      const answer = answers.recipient?.(address) ?? null
      done(answer && refusal(answer))
    },
    onData: (stream, { envelope }, done) => {
      void text(stream).then(async (raw) => {
        const answer = answers.message?.(raw) ?? null
        const { subject = '' } = await simpleParser(raw)
        const recipients = envelope.rcptTo.map(({ address }) => address)
        if (answer === null) messages.push({ recipients, raw, subject })
        done(answer && refusal(answer))
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    messages,
    url: `smtp://rapport:secret@127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
