import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from '@/scripts/support/lock.mjs'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('one holder at a time, and nothing stays behind', async () => {
  const file = path.join(dir, 'some.lock')
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await pause(20)
    inside--
  }
  await Promise.all([withLock(file, work), withLock(file, work)])
  expect(most).toBe(1)
  expect(await readdir(dir)).toEqual([])
})

test('the lock is let go when the work fails', async () => {
  const file = path.join(dir, 'some.lock')
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(file, async () => 'free')).toBe('free')
})

test.each([
  ['has died', { pid: 2 ** 30, startedAt: '1' }],
  ['has left its id to another process', { pid: process.pid, startedAt: 'another time' }],
])('a lock whose owner %s counts for nothing', async (_, owner) => {
  const file = path.join(dir, 'some.lock')
  await writeFile(file, JSON.stringify(owner))
  expect(await withLock(file, async () => 'free')).toBe('free')
})
