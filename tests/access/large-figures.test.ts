import { afterEach, expect, test } from 'vitest'
import { largeFigures } from '@/lib/access/reports/large-figures'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { aMember } from '@/tests/factories/members'

afterEach(() => setClock())

const LARGE = 5000

/** Counts `size` things, and says how often it was asked to. */
function counting(size: number) {
  let times = 0
  const kept = largeFigures<{ size: number; times: number }>((figures) => figures.size)
  const count = async () => ({ size, times: (times += 1) })
  return { kept, count }
}

const ask = async (scope: ReportScope = 'workspace', filter: object = {}) => ({
  actor: await aMember({ role: 'Admin' }),
  scope,
  filter,
})

test('large figures are counted once in half a minute', async () => {
  const { kept, count } = counting(LARGE)
  const asked = await ask()
  const at = now()
  setClock(() => at)
  expect([await kept(asked, count), await kept(asked, count)].map(({ times }) => times)).toEqual([1, 1])
  setClock(() => minutesFrom(at, 0.5))
  expect((await kept(asked, count)).times).toBe(2)
})

test('small ones, and those of fewer people than the workspace, are counted on each view', async () => {
  const small = counting(LARGE - 1)
  const asked = await ask()
  expect((await small.kept(asked, small.count)).times + (await small.kept(asked, small.count)).times).toBe(3)
  for (const scope of ['me', 'team'] as const) {
    const { kept, count } = counting(LARGE)
    const narrow = await ask(scope)
    expect((await kept(narrow, count)).times + (await kept(narrow, count)).times).toBe(3)
  }
})

test('figures counted for one Admin and one question answer no others', async () => {
  const { kept, count } = counting(LARGE)
  const asked = await ask()
  await kept(asked, count)
  expect((await kept({ ...asked, filter: { range: 'Last_Quarter' } }, count)).times).toBe(2)
  expect((await kept(await ask(), count)).times).toBe(3)
})

test('what could not be counted is asked again', async () => {
  const { kept, count } = counting(LARGE)
  const asked = await ask()
  await expect(kept(asked, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect((await kept(asked, count)).times).toBe(1)
})
