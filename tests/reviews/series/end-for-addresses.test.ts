import { afterEach, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { at, firstMonday, aWeekly } from '@/tests/factories/series'
import { unique } from '@/tests/factories/workspaces'
import { transaction, db } from '@/lib/platform/db'
import { endForAddresses } from '@/lib/reviews/series/steps/end-for-addresses'

afterEach(() => setClock())

test('ends a series for the addresses given and no others, once, and is told of none without harm', async () => {
  at(firstMonday)
  const [joins = '', stays = ''] = ['cleo', 'olga'].map((name) => `${unique(name)}@else.example`)
  const { creator, id: seriesId } = await aWeekly({ emails: [joins, stays] })
  await aWeekly({ emails: [joins] })
  const end = (emails: string[]) => transaction((tx) => endForAddresses(tx, creator, { seriesId, emails }))
  expect([await end([]), await end([joins]), await end([joins])]).toEqual([0, 1, 0])
  const ended = await db.externalReviewer.findMany({
    where: { email: { in: [joins, stays] }, assignee: { optedOutFromFuture: true } },
    select: { email: true, review: { select: { seriesId: true } } },
  })
  expect(ended).toEqual([{ email: joins, review: { seriesId } }])
})
