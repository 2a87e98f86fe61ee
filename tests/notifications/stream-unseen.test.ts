import type { Actor } from '@/lib/access/actor'
import { countUnseen } from '@/lib/notifications/queries/list-notifications'
import { streamUnseen } from '@/lib/notifications/queries/stream-unseen'
import { test, expect, vi } from 'vitest'
import { stopSignals } from '@/lib/platform/live/signals'
import { aMember } from '@/tests/factories/members'
import { told, toldMany } from './told'
import { viewAllNotifications } from '@/lib/notifications/commands/view-all-notifications'
import { now } from '@/lib/platform/clock'
import { expectRefused } from '@/tests/support/refused'
import { stopSignalsAfterAll } from '@/tests/support/signals'
import pg from 'pg'
import { env } from '@/lib/platform/env'

const here = async () => true

const outdated = 9

/** What a browser that shows this number reads: the number after each message, and undefined at the end. */
function follow(actor: Actor, { isStillHere = here, shown = outdated } = {}) {
  const reader = streamUnseen(actor, { shown }, isStillHere).body?.getReader()
  let waiting = ''
  async function next(): Promise<number | undefined> {
    for (;;) {
      const [found, rest] = /data: changed\n\n([\s\S]*)$/.exec(waiting) ?? []
      if (found !== undefined) {
        waiting = rest ?? ''
        return countUnseen(actor)
      }
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return undefined
      waiting += new TextDecoder().decode(value)
    }
  }
  return { next, close: async () => reader?.cancel() }
}

stopSignalsAfterAll()

test('a stream says when something is told and when it is read', async () => {
  const actor = await aMember()
  const stream = follow(actor)
  expect(await stream.next()).toBe(0)
  await told(actor)
  expect(await stream.next()).toBe(1)
  await told(actor)
  expect(await stream.next()).toBe(2)
  await viewAllNotifications(actor, { until: now() })
  expect(await stream.next()).toBe(0)
  await stream.close()
})

test('a browser that shows the right number hears nothing until it changes', async () => {
  const actor = await aMember()
  const heard = vi.fn()
  const stream = follow(actor, { shown: 0 })
  const next = stream.next().then(heard)
  const later = follow(actor)
  expect(await later.next()).toBe(0)
  expect(heard).not.toHaveBeenCalled()
  await told(actor)
  await next
  expect(heard).toHaveBeenCalledWith(1)
  await Promise.all([stream.close(), later.close()])
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
  const stream = follow(actor, { isStillHere: async () => isHere })
  expect(await stream.next()).toBe(0)
  isHere = false
  await told(actor)
  expect(await stream.next()).toBeUndefined()
})

test('a person has five at most, and a closed one makes room', async () => {
  const actor = await aMember()
  const streams = Array.from({ length: 5 }, () => follow(actor))
  await expectRefused((async () => streamUnseen(actor, { shown: 0 }, here))(), 'too-many')
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
