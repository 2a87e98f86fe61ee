import { afterEach, test, expect, describe } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { aCircle, aReview, aResponse, aReviewer, type GivenForm } from '@/tests/factories/reviews'
import { at } from './due-reviews'
import { unique, aWorkspace } from '@/tests/factories/workspaces'
import { db } from '@/lib/platform/db'
import { systemActor } from '@/lib/access/actor'
import { mailsTo } from '@/tests/support/outbox'
import { remindDueExternalReviewers } from '@/lib/reviews/reminders/jobs'
import { remindExternalReviewer } from '@/lib/reviews/reminders/commands/remind-external-reviewer'
import { findReviewer } from '@/lib/access/reviewer'

afterEach(() => setClock())

const morning = '2026-11-17T08:00:00Z'

/** Somebody outside who was asked on a Thursday, for feedback that is open for two weeks. */
async function anExternalReviewer(given: GivenForm = {}) {
  at('2026-11-12T10:00:00Z')
  const { workspace, creator } = await aCircle(0)
  const email = `${unique('olga')}@elsewhere.example`
  const schedule = { timeZone: 'Europe/Berlin', closesOn: '2026-11-27', closesTime: '17:00' }
  const review = await aReview(creator, { emails: [email], ...schedule, ...given })
  const { id: assigneeId } = await db.reviewAssignee.findFirstOrThrow({ where: { reviewId: review.id } })
  return { workspace, creator, email, review, assigneeId, system: systemActor(workspace.id) }
}

const remindersTo = async (email: string) => (await mailsTo(email)).filter(({ event }) => event === 'review.reminded')
const run = (moment: string) => remindDueExternalReviewers(at(moment))

test('reminds on the same mornings as colleagues, by the zone of the review', async () => {
  const { email } = await anExternalReviewer()
  for (const day of ['16', '17', '18', '19', '20', '23', '24', '25', '26', '27']) {
    await run(`2026-11-${day}T07:59:00Z`)
    await run(`2026-11-${day}T08:00:00Z`)
  }
  expect((await remindersTo(email)).map(({ props }) => props['closes'])).toEqual([
    'on Nov 27, 2026 at 05:00\u00a0pm (Berlin)',
    'on Friday at 05:00\u00a0pm (Berlin)',
    'tomorrow at 05:00\u00a0pm (Berlin)',
  ])
})

test('through the link of the first mail, which goes on working', async () => {
  const { email, system, assigneeId } = await anExternalReviewer()
  at(morning)
  expect(await remindExternalReviewer(system, { assigneeId })).toEqual({ count: 1 })
  const links = (await mailsTo(email)).map(({ props }) => props['link'] ?? '')
  expect(links).toHaveLength(2)
  expect(links[0]).toBe(links[1])
  expect(await findReviewer(links[0]?.split('/rvc-')[1] ?? '')).toMatchObject({ assigneeId, email })
})

test('of a quick question, without a subject', async () => {
  const { email, review, system, assigneeId } = await anExternalReviewer()
  await db.review.update({ where: { id: review.id }, data: { kind: 'QUICK' } })
  at(morning)
  await remindExternalReviewer(system, { assigneeId })
  expect(await remindersTo(email)).toMatchObject([{ props: { subjectName: null, isQuick: true } }])
})

describe('says nothing', () => {
  test('in another workspace', async () => {
    const { email, assigneeId } = await anExternalReviewer()
    at(morning)
    await remindExternalReviewer(systemActor((await aWorkspace()).id), { assigneeId })
    expect(await remindersTo(email)).toEqual([])
  })

  test('to those who want no more mail', async () => {
    const { email, workspace } = await anExternalReviewer()
    await db.unsubscribedAddress.create({ data: { workspaceId: workspace.id, email, createdAt: new Date(morning) } })
    await run(morning)
    expect(await remindersTo(email)).toEqual([])
  })

  test('to those who answered', async () => {
    const { email, review } = await anExternalReviewer()
    await aResponse(await aReviewer(email), review)
    await run(morning)
    expect(await remindersTo(email)).toEqual([])
  })

  test.each([
    ['who are no longer asked', { removedAt: new Date(morning) }],
    ['who opted out', { status: 'OPTED_OUT' as const }],
  ])('to those %s', async (_, data) => {
    const { email, assigneeId } = await anExternalReviewer()
    await db.reviewAssignee.update({ where: { id: assigneeId }, data })
    await run(morning)
    expect(await remindersTo(email)).toEqual([])
  })

  test.each([
    ['is paused', { status: 'INACTIVE' as const }],
    ['is closed', { status: 'CLOSED' as const }],
    ['does not remind', { hasReminders: false }],
  ])('when it %s', async (_, data) => {
    const { email, review } = await anExternalReviewer()
    await db.review.update({ where: { id: review.id }, data })
    await run(morning)
    expect(await remindersTo(email)).toEqual([])
  })

  test('when the link has run out, or could not be made again', async () => {
    const { email, assigneeId, system } = await anExternalReviewer()
    await db.externalReviewer.update({ where: { assigneeId }, data: { codeHash: unique('another') } })
    at(morning)
    expect(await remindExternalReviewer(system, { assigneeId })).toEqual({ count: 0 })
    await db.externalReviewer.update({ where: { assigneeId }, data: { expiresAt: new Date(morning) } })
    expect(await remindExternalReviewer(system, { assigneeId })).toEqual({ count: 0 })
    expect(await remindersTo(email)).toEqual([])
  })
})

test('twice, late in the day and in two places at once it is one mail', async () => {
  const { email } = await anExternalReviewer()
  const instant = at(morning)
  await Promise.all([remindDueExternalReviewers(instant), remindDueExternalReviewers(instant)])
  await run('2026-11-17T16:00:00Z')
  await run('2026-11-18T08:00:00Z')
  expect(await remindersTo(email)).toHaveLength(1)
})
