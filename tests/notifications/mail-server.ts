import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Answer = { code: number; text: string } | null

const refusal = ({ code, text: said }: NonNullable<Answer>) => Object.assign(new Error(said), { responseCode: code })

/** A mail server on loopback that keeps every message as it came over the wire, and may refuse a recipient. */
export async function startMailServer(answerTo: (recipient: string) => Answer = () => null) {
  const messages: { recipients: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const answer = answerTo(address)
      done(answer && refusal(answer))
    },
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        messages.push({ recipients: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    messages,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
