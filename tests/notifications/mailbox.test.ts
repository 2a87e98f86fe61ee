import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const stored = (id: string, minutes: number) => ({
  id,
  receivedAt: new Date(Date.UTC(2026, 10, 21, 9, minutes)).toISOString(),
  messageId: `<${id}@rapport>`,
  from: 'Rapport <no-reply@rapport.local>',
  to: ['tom@acme.example'],
  subject: `Letter ${id}`,
  text: 'Hello\n\nTom',
  html: '<p>Hello Tom</p>',
})

async function aMailbox() {
  const dir = await mkdtemp(path.join(tmpdir(), 'rapport-mailbox-'))
  for (const [id, minutes] of [['1000-aa', 1] as const, ['2000-bb', 2] as const]) {
    await writeFile(path.join(dir, `${id}.json`), JSON.stringify(stored(id, minutes)))
  }
  await writeFile(path.join(dir, '1500-cc.json'), '{ half a fi')
  await writeFile(path.join(dir, '..', 'outside.json'), JSON.stringify(stored('outside', 3)))
  return dir
}

/** The settings are read once per process, so each test begins with the modules unread. */
async function openMailbox(settings: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return import('@/lib/notifications/queries/list-mailbox')
}

afterEach(() => {
  vi.unstubAllEnvs()
  // The next file of this worker begins with its own settings.
  vi.resetModules()
})

test('lists the newest first and passes over what is half written', async () => {
  const { listMailbox, findMailboxPath } = await openMailbox({ MAILBOX_DIR: await aMailbox() })
  expect(findMailboxPath()).toBe('/mailbox')
  const { rows } = await listMailbox()
  expect(rows.map(({ id }) => id)).toEqual(['2000-bb', '1000-aa'])
  expect(rows[0]).toMatchObject({ to: 'tom@acme.example', subject: 'Letter 2000-bb', beginning: 'Hello Tom' })
})

test('shows one message', async () => {
  const { getMailboxMessage } = await openMailbox({ MAILBOX_DIR: await aMailbox() })
  expect(await getMailboxMessage('1000-aa')).toMatchObject({ subject: 'Letter 1000-aa', html: '<p>Hello Tom</p>' })
})

test.each(['../outside', '..%2Foutside', '1500-cc', 'nothing', ''])('%j is not found', async (id) => {
  const { getMailboxMessage } = await openMailbox({ MAILBOX_DIR: await aMailbox() })
  await expect(getMailboxMessage(id)).rejects.toMatchObject({ code: 'not-found' })
})

test('an empty or missing folder is an empty mailbox', async () => {
  const { listMailbox } = await openMailbox({ MAILBOX_DIR: '/nowhere/at/all' })
  expect((await listMailbox()).rows).toEqual([])
})

test('without a folder, and in production, there is none', async () => {
  const without = await openMailbox({})
  expect(without.findMailboxPath()).toBeNull()
  await expect(without.listMailbox()).rejects.toMatchObject({ code: 'not-found' })
  const inProduction = await openMailbox({ MAILBOX_DIR: await aMailbox(), RAPPORT_MODE: 'production' })
  expect(inProduction.findMailboxPath()).toBeNull()
  await expect(inProduction.listMailbox()).rejects.toMatchObject({ code: 'not-found' })
  await expect(inProduction.getMailboxMessage('1000-aa')).rejects.toMatchObject({ code: 'not-found' })
})
