import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailSink } from '@/scripts/support/mail-sink.mjs'

let dir = ''
const open = new Set<Awaited<ReturnType<typeof startMailSink>>>()

const openSink = async (port?: number) => {
  const sink = await startMailSink({ dir, port })
  open.add(sink)
  return sink
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'mailbox-'))
})

afterEach(async () => {
  for (const sink of open) await sink.stop()
  open.clear()
  await rm(dir, { recursive: true })
})

const send = (url: string, subject: string) =>
  createTransport(url).sendMail({
    from: { name: 'Rapport', address: 'no-reply@rapport.test' },
    to: [
      { name: 'Zoë Ångström', address: 'zoe@acme.test' },
      { name: 'Ben', address: 'ben@acme.test' },
    ],
    subject,
    text: 'Grüße aus dem Büro',
    html: '<p>Grüße</p>',
    headers: { 'List-Unsubscribe': '<https://rapport.test/off>', 'X-Private': 'not kept' },
  })

const readAll = async () => {
  const names = (await readdir(dir)).sort()
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(dir, name), 'utf8'))))
}

test('a message sent over SMTP becomes one file with its parts', async () => {
  const sink = await openSink()
  const { messageId } = await send(sink.url, 'Über Feedback')
  expect(await readAll()).toEqual([
    {
      id: expect.stringMatching(/^\d{13}-[0-9a-f]{8}$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      messageId,
      from: '"Rapport" <no-reply@rapport.test>',
      to: ['zoe@acme.test', 'ben@acme.test'],
      subject: 'Über Feedback',
      text: expect.stringContaining('Grüße aus dem Büro'),
      html: '<p>Grüße</p>',
      headers: { 'list-unsubscribe': '<https://rapport.test/off>' },
    },
  ])
})

test('while it is stopped nothing is taken, and it comes back on the same port', async () => {
  const first = await openSink()
  await first.stop()
  await expect(send(first.url, 'Lost')).rejects.toThrow('ECONNREFUSED')
  const second = await openSink(first.port)
  expect(second.url).toBe(first.url)
  await send(first.url, 'Found')
  expect((await readAll()).map(({ subject }) => subject)).toEqual(['Found'])
})

test('only the newest 500 messages stay', async () => {
  const old = Array.from({ length: 500 }, (_, index) => `${1_000_000_000_000 + index}-00000000.json`)
  await Promise.all(old.map((name) => writeFile(path.join(dir, name), '{}')))
  await send((await openSink()).url, 'Newest')
  const names = await readdir(dir)
  expect(names).toHaveLength(500)
  expect(names).not.toContain(old[0])
  expect(names).toContain(old[1])
})
