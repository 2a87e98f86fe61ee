import { test, expect } from 'vitest'
import { aCircle } from '@/tests/factories/reviews'
import { anAdmin, aManager, aMember, deactivate } from '@/tests/factories/members'
import { aSeries } from '@/tests/factories/series'
import { endSeries } from '@/lib/reviews/series/commands/end-series'
import { listSeries, hasSeries, findSeries } from '@/lib/reviews/series/queries/list-series'
import { db } from '@/lib/platform/db'
import { markupOf } from '@/tests/support/markup-of'
import { SeriesCard } from '@/components/reviews/running/series/series-card'

test('an Admin sees every series that goes on, everybody else their own', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const admin = await anAdmin({ workspace })
  const theirs = await aSeries(creator, { asked, title: 'Pulse' })
  const own = await aSeries(admin, { asked, title: 'Check-in' })
  const ended = await aSeries(creator, { asked })
  await endSeries(creator, { id: ended.id })
  const seen = await listSeries(admin, {})
  expect(seen.count).toBe(2)
  const found = new Map(seen.page.rows.map(({ id, title, isOwn }) => [id, [title, isOwn]]))
  expect(Object.fromEntries(found)).toEqual({ [theirs.id]: ['Pulse', false], [own.id]: ['Check-in', true] })
  expect((await listSeries(creator, {})).page.rows.map(({ id }) => id)).toEqual([theirs.id])
  expect(await hasSeries(creator)).toBe(true)
  for (const other of [await aManager({ workspace }), await aMember({ workspace }), await anAdmin()]) {
    expect(await listSeries(other, {})).toMatchObject({ count: 0, page: { rows: [] } })
    expect(await findSeries(other, theirs.id)).toBeNull()
    expect(await hasSeries(other)).toBe(other.role === 'Admin')
  }
  expect(await findSeries(admin, theirs.id)).toMatchObject({ title: 'Pulse', frequency: 'Weekly' })
  expect(await findSeries(admin, ended.id)).toBeNull()
})

test('they come a page at a time, the next to come first', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id } = await aSeries(creator, { asked })
  const { id: _id, ...like } = await db.reviewSeries.findUniqueOrThrow({ where: { id } })
  const days = Array.from({ length: 29 }, (_, index) => new Date(Date.UTC(2031, 0, 1 + (index % 5))))
  await db.reviewSeries.createMany({ data: days.map((nextOn) => ({ ...like, nextOn })) })
  const admin = await anAdmin({ workspace })
  const first = (await listSeries(admin, {})).page
  const second = (await listSeries(admin, { after: first.next ?? '' })).page
  expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 5, null])
  const all = [...first.rows, ...second.rows]
  expect(new Set(all.map((row) => row.id)).size).toBe(30)
  const times = all.map(({ nextAt }) => nextAt.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('of one whose creator has left it is said that no further round goes out', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const admin = await anAdmin({ workspace })
  const { id } = await aSeries(creator, { asked })
  expect(await findSeries(admin, id)).toMatchObject({ isCreatorHere: true })
  await deactivate(creator)
  const { rows } = (await listSeries(admin, {})).page
  expect(rows).toMatchObject([{ id, isCreatorHere: false }])
  const [row] = rows
  if (!row) throw new Error('It is in the list.')
  const markup = markupOf(<SeriesCard series={row} back="/feedback/series" zone="UTC" />)
  expect(markup).toContain('No further round goes out')
  expect(markup).not.toMatch(/The next round goes out|is told/)
})
