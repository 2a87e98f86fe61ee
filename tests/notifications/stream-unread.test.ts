import type { Actor } from '@/lib/access/actor'
import { streamUnread } from '@/lib/notifications/queries/stream-unread'
import { afterAll, test, expect } from 'vitest'
import { stopSignals } from '@/lib/platform/live/signals'
import { aMember } from '@/tests/factories/members'
import { told, toldMany } from './told'
import { viewAllNotifications } from '@/lib/notifications/commands/view-all-notifications'
import { expectRefused } from '@/tests/support/refused'
import pg from 'pg'
import { env } from '@/lib/platform/env'

const here = async () => true

/** What a browser reads from a stream: the numbers, one after the other, and undefined at its end. */
function follow(actor: Actor, isStillHere = here) {
  const reader = streamUnread(actor, isStillHere).body?.getReader()
  let unread = ''
  async function next(): Promise<number | undefined> {
    for (;;) {
      const [, found, rest] = /data: (\d+)\n\n([\s\S]*)$/.exec(unread) ?? []
      if (found !== undefined) {
        unread = rest ?? ''
        return Number(found)
      }
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return undefined
      unread += new TextDecoder().decode(value)
    }
  }
  return { next, close: async () => reader?.cancel() }
}

afterAll(() => stopSignals())

test('a stream says how much is unread, and says it again when something is told and when it is read', async () => {
  const actor = await aMember()
  const stream = follow(actor)
  expect(await stream.next()).toBe(0)
  await told(actor)
  expect(await stream.next()).toBe(1)
  await told(actor)
  expect(await stream.next()).toBe(2)
  await viewAllNotifications(actor)
  expect(await stream.next()).toBe(0)
  await stream.close()
})

test('nobody hears what a colleague is told', async () => {
  const actor = await aMember()
  const colleague = await aMember({ workspace: { id: actor.workspaceId } })
  const [mine, theirs] = [follow(actor), follow(colleague)]
  expect([await mine.next(), await theirs.next()]).toEqual([0, 0])
  await told(colleague)
  expect(await theirs.next()).toBe(1)
  await told(actor)
  expect(await mine.next()).toBe(1)
  await Promise.all([mine.close(), theirs.close()])
})

test('it ends with the session, before another number is said', async () => {
  const actor = await aMember()
  let isHere = true
  const stream = follow(actor, async () => isHere)
  expect(await stream.next()).toBe(0)
  isHere = false
  await told(actor)
  expect(await stream.next()).toBeUndefined()
})

test('a person has five at most, and a closed one makes room', async () => {
  const actor = await aMember()
  const streams = Array.from({ length: 5 }, () => follow(actor))
  await expectRefused((async () => streamUnread(actor, here))(), 'too-many')
  await streams[0]?.close()
  const another = follow(actor)
  expect(await another.next()).toBe(0)
  await Promise.all([...streams.slice(1), another].map((stream) => stream.close()))
})

test('when the connection that listens is lost, a new one is made and what was missed is seen', async () => {
  const actor = await aMember()
  const stream = follow(actor)
  expect(await stream.next()).toBe(0)
  const other = new pg.Client({ connectionString: env.DATABASE_URL })
  await other.connect()
  await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'rapport-signals' AND datname = current_database()`)
  await other.end()
  // Written past the product, so that no signal is sent: only the look after the reconnection can find it.
  await toldMany(actor, [{}])
  expect(await stream.next()).toBe(1)
  await told(actor)
  expect(await stream.next()).toBe(2)
  await stream.close()
})

test('a process that leaves ends every stream', async () => {
  const stream = follow(await aMember())
  expect(await stream.next()).toBe(0)
  await stopSignals()
  expect(await stream.next()).toBeUndefined()
  expect(await follow(await aMember()).next()).toBeUndefined()
})
