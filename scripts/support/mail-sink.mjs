import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { writeJson } from './json-file.mjs'

const KEPT = 500
const LARGEST = 10 * 1024 * 1024
const SHOWN_HEADERS = ['reply-to', 'list-unsubscribe', 'list-unsubscribe-post', 'auto-submitted', 'x-entity-ref-id']

/**
 * A mail server that delivers nowhere: every message becomes a JSON file in `dir`, of which the newest 500 stay.
 * A file holds id, receivedAt, messageId, from, to, subject, text, html and the headers of use.
 * @param {{ dir: string, port?: number }} options without a port a free one of 127.0.0.1 is taken
 */
export async function startMailSink({ dir, port = 0 }) {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, session, done) => void receive(dir, stream, session).then(() => done(), done),
  })
  server.on('error', () => {})
  const taken = await listen(server, port)
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    stop: () => new Promise((/** @type {(value?: undefined) => void} */ resolve) => server.close(() => resolve())),
  }
}

/**
 * @param {SMTPServer} server
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address()
      resolve(address && typeof address === 'object' ? address.port : port)
    })
  })
}

/**
 * @param {string} dir
 * @param {import('smtp-server').SMTPServerDataStream} stream
 * @param {import('smtp-server').SMTPServerSession} session
 */
async function receive(dir, stream, session) {
  const parsed = await simpleParser(stream)
  const receivedAt = new Date()
  const id = `${receivedAt.getTime()}-${randomBytes(4).toString('hex')}`
  const headers = SHOWN_HEADERS.flatMap((name) => headerLine(parsed, name))
  await writeJson(path.join(dir, `${id}.json`), {
    id,
    receivedAt: receivedAt.toISOString(),
    messageId: parsed.messageId ?? '',
    from: parsed.from?.text ?? '',
    to: session.envelope.rcptTo.map(({ address }) => address),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    headers: Object.fromEntries(headers),
  })
  await forgetOldest(dir)
}

/**
 * @param {import('mailparser').ParsedMail} parsed
 * @param {string} name
 */
function headerLine(parsed, name) {
  const found = parsed.headerLines.find((line) => line.key === name)
  return found ? [[name, found.line.slice(name.length + 1).trim()]] : []
}

/** @param {string} dir */
async function forgetOldest(dir) {
  const files = (await readdir(dir)).filter((name) => name.endsWith('.json')).sort()
  await Promise.all(files.slice(0, -KEPT).map((name) => rm(path.join(dir, name), { force: true })))
}
