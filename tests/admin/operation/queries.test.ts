import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { getPulse } from '@/lib/admin/operation/queries/get-pulse'
import { getWaiting } from '@/lib/admin/operation/queries/get-waiting'
import { listFailures, listLostMails } from '@/lib/admin/operation/queries/list-failures'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { countFailure } from '@/lib/platform/failures'
import { newToken } from '@/lib/platform/secrets'
import { aPerson, aSuperAdmin } from '@/tests/factories/members'
import { aLostMail, anInquiry } from '@/tests/factories/platform/platform'
import { aWorkspace, unique } from '@/tests/factories/workspaces'

test('counts sign-ups, workspaces and failures over the four ranges', async () => {
  const root = await aSuperAdmin()
  const before = await getPulse(root)
  await aWorkspace()
  await aPerson()
  const past = daysFrom(now(), -60)
  setClock(() => past)
  await aWorkspace()
  await countFailure({ kind: 'mail', name: 'account.exists' })
  setClock()
  await countFailure({ kind: 'mail', name: 'account.exists' })
  const after = await getPulse(root)
  const grown = (key: 'workspaces' | 'signUps' | 'mails') => [
    after[key].Last_31_Days - before[key].Last_31_Days,
    after[key].Last_Quarter - before[key].Last_Quarter,
  ]
  expect(grown('workspaces')).toEqual([1, 2])
  expect(grown('signUps')).toEqual([1, 1])
  expect(grown('mails')).toEqual([1, 2])
})

test('lists mails that were given up by their address, and nothing they say', async () => {
  // Other tests of this worker leave some that are due later.
  await db.mail.deleteMany({ where: { status: 'GIVEN_UP' } })
  const root = await aSuperAdmin()
  const [{ recipient }, waiting] = [await aLostMail(), await getWaiting(root)]
  await anInquiry()
  const { rows } = await listLostMails(root, undefined)
  expect(rows[0]).toMatchObject({ recipient, event: 'account.exists', canRetry: true })
  expect(JSON.stringify(rows)).not.toContain('Amara')
  expect((await getWaiting(root)).inquiries).toBe(waiting.inquiries + 1)
})

test('counts a failure under its name, without what is secret in it', async () => {
  const name = unique('GET /api/calendar')
  for (const token of [newToken(), newToken()]) await countFailure({ kind: 'error', name: `${name}/${token}` })
  const lines = await listFailures(await aSuperAdmin(), 'error')
  expect(lines.filter((line) => line.name.startsWith('GET /api/'))).toHaveLength(1)
})
