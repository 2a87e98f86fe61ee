import { afterEach, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import type { FormContent } from '@/lib/reviews/model/schema'
import { aCircle, aForm } from '@/tests/factories/reviews'
import { transaction, db } from '@/lib/platform/db'
import { beginSeries } from '@/lib/reviews/drafting/steps/begin-series'

afterEach(() => setClock())

async function begin(at: string, given: Partial<FormContent>) {
  const { creator } = await aCircle(0)
  setClock(() => new Date(at))
  const inSeries = await transaction((tx) => beginSeries(tx, creator, aForm(given)))
  const series = await db.reviewSeries.findUniqueOrThrow({ where: { id: inSeries.seriesId } })
  const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10)
  return { ...series, on: dayOf(inSeries.occursOn), first: dayOf(series.firstOn), next: dayOf(series.nextOn), creator }
}

test('one that is sent now begins today, on the calendar and the clock of its zone', async () => {
  const series = await begin('2026-11-21T23:30:00Z', { frequency: 'Daily', openDays: 0, closesTime: '23:00' })
  expect(series).toMatchObject({ on: '2026-11-22', first: '2026-11-22', startTime: '00:30', next: '2026-11-23' })
  expect(series).toMatchObject({ creatorId: series.creator.memberId, timeZone: 'Europe/Berlin', endedReason: null })
})

test('one that was scheduled begins on its day, even when it goes out a little late', async () => {
  const given = { frequency: 'Monthly', openDays: 14, startsOn: '2027-01-31', startsTime: '09:00' } as const
  expect(await begin('2027-01-31T08:03:00Z', given)).toMatchObject({ on: '2027-01-31', next: '2027-02-28' })
})

test('one that goes out days late goes on with the next round, without those it missed', async () => {
  const given = { frequency: 'Daily', openDays: 1, startsOn: '2027-01-10', startsTime: '09:00' } as const
  expect(await begin('2027-01-13T12:00:00Z', given)).toMatchObject({ on: '2027-01-10', next: '2027-01-14' })
})
