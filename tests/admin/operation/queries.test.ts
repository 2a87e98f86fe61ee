import { expect, test } from 'vitest'
import { getPulse } from '@/lib/admin/operation/queries/get-pulse'
import { getWaiting } from '@/lib/admin/operation/queries/get-waiting'
import { listFailures, listLostMails } from '@/lib/admin/operation/queries/list-failures'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { countFailure } from '@/lib/platform/failures'
import { newToken } from '@/lib/platform/secrets'
import { countServiceFailure } from '@/lib/platform/service-failures'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { reportRanges } from '@/lib/shared/report-ranges'
import { listServices } from '@/lib/admin/operation/queries/list-services'
import { listWaitingEvents } from '@/lib/admin/operation/queries/list-waiting-events'
import { aPerson, aSuperAdmin } from '@/tests/factories/members'
import { aLostMail, anInquiry, aWaitingEvent } from '@/tests/factories/platform/platform'
import { aPaidSubscription, aPayment } from '@/tests/factories/subscriptions'
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

test('counts payments and what was paid over the ranges', async () => {
  const root = await aSuperAdmin()
  const before = await getPulse(root)
  const paid = await aPaidSubscription({ workspace: await aWorkspace({ plan: 'FREE' }) })
  await aPayment(paid, { amount: 99_500 })
  await aPayment(paid, { amount: 500, paidAt: daysFrom(now(), -60) })
  const after = await getPulse(root)
  const grown = (key: 'payments' | 'paid') => reportRanges.map((range) => after[key][range] - before[key][range])
  expect(grown('payments')).toEqual([1, 2, 2, 2])
  expect(grown('paid')).toEqual([99_500, 100_000, 100_000, 100_000])
})

test('counts subscriptions by how they stand, and the webhooks that wait too long', async () => {
  const root = await aSuperAdmin()
  const before = await getWaiting(root)
  const subscribed = async (given: Partial<Parameters<typeof aPaidSubscription>[0]>) =>
    aPaidSubscription({ workspace: await aWorkspace({ plan: 'FREE' }), ...given })
  const { razorpayId } = await subscribed({ razorpayStatus: 'pending', overdueAt: now() })
  await subscribed({})
  await subscribed({ status: 'EXPIRED', razorpayStatus: 'halted', overdueAt: now() })
  await subscribed({ status: 'INITIATED', razorpayStatus: 'created' })
  await aWaitingEvent(razorpayId)
  await aWaitingEvent(razorpayId, 1)
  const after = await getWaiting(root)
  const grown = (['paying', 'pastDue', 'halted', 'initiated', 'events'] as const).map((key) => after[key] - before[key])
  expect(grown).toEqual([2, 1, 1, 1, 1])
})

test('lists the webhooks that wait too long, with their workspace and none of their content', async () => {
  const workspace = await aWorkspace({ name: unique('Harbour'), plan: 'FREE' })
  const { razorpayId } = await aPaidSubscription({ workspace })
  const { id } = await aWaitingEvent(razorpayId)
  const events = await listWaitingEvents(await aSuperAdmin())
  expect(events.find((event) => event.id === id)).toEqual({
    id,
    razorpayId,
    kind: 'subscription.pending',
    receivedAt: expect.any(Date),
    workspaceId: workspace.id,
    workspaceName: workspace.name,
  })
})

test('a service that failed and has not answered since is failing', async () => {
  const lineOf = async (name: string) => (await listServices(await aSuperAdmin())).find((line) => line.name === name)
  expect(await lineOf('Google Calendar')).toMatchObject({ badge: { label: 'On' } })
  await countServiceFailure('Google', new ProviderFailure('unavailable', 'no answer'))
  await countServiceFailure('Slack', new ProviderFailure('revoked', 'token_revoked'))
  expect(await lineOf('Google Calendar')).toMatchObject({ badge: { label: 'Failing' }, failedAt: expect.any(Date) })
  expect(await lineOf('Slack')).toMatchObject({ badge: { label: 'On' }, failedAt: null })
})

test('lists mails that were given up by their address, and nothing they say', async () => {
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
