import { afterEach, expect, test } from 'vitest'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { setClock } from '@/lib/platform/clock'
import { formatDate } from '@/lib/shared/dates'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { DECLINED } from '@/tests/support/providers/razorpay/razorpay-books'
import { aPayingWorkspace } from './the-razorpay'

afterEach(() => setClock())

const goTo = (moment: string) => setClock(() => new Date(moment))

test.each(['America/New_York', 'UTC', 'Asia/Kolkata'])(
  'the next payment shown before the press is a month after today in %s',
  async (zone) => {
    goTo('2026-11-28T06:00:00Z')
    const { nextChargeAt } = await getPaying(await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) }))
    expect(formatDate(nextChargeAt, 'MMM DD, YYYY', zone)).toBe('Dec 28, 2026')
  },
)

test('the payment after an overdue one is a month later, at the same time', async () => {
  goTo('2026-10-28T06:00:00Z')
  const paying = await aPayingWorkspace()
  goTo('2026-11-28T06:00:00Z')
  paying.books.failCharge(paying.remote)
  await paying.sync()
  const { subscription } = await getPaying(paying.admin)
  expect(subscription?.chargedAfterAt).toEqual(new Date('2026-12-28T06:00:00Z'))
})

test('a retry later on the day changes neither day nor time', async () => {
  goTo('2026-01-31T06:00:00Z')
  const paying = await aPayingWorkspace()
  goTo('2026-03-01T21:00:00Z')
  paying.books.failCharge(paying.remote)
  await paying.sync()
  const { subscription } = await getPaying(paying.admin)
  expect(subscription?.chargedAfterAt).toEqual(new Date('2026-03-31T06:00:00Z'))
})

test('a failed payment is shown with its reason and the day of the next try, until none follows', async () => {
  goTo('2026-10-28T06:00:00Z')
  const paying = await aPayingWorkspace()
  goTo('2026-11-28T06:00:00Z')
  paying.books.failCharge(paying.remote)
  await paying.sync()
  const failed = async () => (await getPaying(paying.admin)).subscription
  expect(await failed()).toMatchObject({
    failed: { at: new Date('2026-11-28T06:00:00Z'), reason: DECLINED },
    failedTries: 1,
    nextTryAt: new Date('2026-11-29T06:00:00Z'),
  })
  goTo('2026-11-29T07:00:00Z')
  expect(await failed()).toMatchObject({ nextTryAt: null })
  paying.books.failCharge(paying.remote, 'halted')
  await paying.sync()
  expect(await failed()).toMatchObject({ failed: { at: new Date('2026-11-29T07:00:00Z') }, nextTryAt: null })
  paying.books.charge(paying.remote)
  await paying.sync()
  expect(await failed()).toMatchObject({ failed: null, failedTries: null, nextTryAt: null })
})

test('a period that nobody has paid does not count as paid', async () => {
  goTo('2026-10-28T06:00:00Z')
  const paying = await aPayingWorkspace()
  const paid = { paidFrom: new Date('2026-10-28T06:00:00Z'), paidUntil: new Date('2026-11-28T06:00:00Z') }
  goTo('2026-11-28T06:00:00Z')
  for (const status of ['pending', 'halted'] as const) {
    paying.books.failCharge(paying.remote, status)
    await paying.sync()
    expect(await paying.find()).toMatchObject(paid)
  }
  paying.books.charge(paying.remote)
  await paying.sync()
  expect(await paying.find()).toMatchObject({ paidFrom: paid.paidUntil, paidUntil: new Date('2026-12-28T06:00:00Z') })
})
