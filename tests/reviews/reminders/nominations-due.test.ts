import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { aManager, aMember } from '@/tests/factories/members'
import { aboutPerson, aReview, type GivenForm } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { at, digestsTo, forgetOthers, remindAndDeliver, waitingIn } from './due-reviews'

beforeEach(forgetOthers)
afterEach(() => setClock())

const zone = { timeZone: 'Europe/Berlin' }

/** Asked on a Thursday to nominate two, in a form that closes on the Friday two weeks later. */
async function toNominate(given: GivenForm = {}, approver: 'CREATOR' | 'MANAGER' = 'CREATOR') {
  at('2026-11-12T10:00:00Z')
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace, role: 'Manager', ...zone })
  const subject = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed', ...zone })
  const peers = await Promise.all([1, 2].map(() => aMember({ workspace, timeZone: 'Asia/Tokyo' })))
  const nominations = { min: 2, max: 3, approver }
  const form = { title: 'Your year', nominations, closesOn: '2026-11-27', closesTime: '17:00', ...zone, ...given }
  const review = await aReview(creator, { asked: [], ...aboutPerson(subject), ...form })
  const nominate = () => nominatePeers(subject, { id: review.id, memberIds: peers.map(({ memberId }) => memberId) })
  return { workspace, creator, subject, review, nominate }
}

/** Nine in the morning in Berlin, on every day of these in November. */
async function mornings(from: number, until: number) {
  for (let day = from; day <= until; day += 1) await remindAndDeliver(at(`2026-11-${day}T08:00:00Z`))
}
const linesTo = async (person: Actor) => ({ days: await digestsTo(person), lines: await waitingIn(person) })

test('whom it is about is reminded to nominate as somebody asked is to answer', async () => {
  const { creator, subject, review } = await toNominate()
  await mornings(13, 27)
  const link = expect.stringContaining(`/feedback/id/${review.id}/nominations`)
  expect(await linesTo(subject)).toMatchObject({
    days: ['2026-11-17', '2026-11-24', '2026-11-26'],
    lines: [{ title: 'Your year', text: 'Choose who gives you feedback', verb: 'Nominate', link }],
  })
  expect(await digestsTo(creator)).toEqual([])
})

test('who decides is reminded until everything is decided, and nobody is once enough are nominated', async () => {
  const { creator, subject, review, nominate } = await toNominate()
  await nominate()
  await mornings(13, 17)
  expect(await linesTo(creator)).toMatchObject({
    days: ['2026-11-17'],
    lines: [{ text: 'Tom Reed’s nominations', verb: 'Approve' }],
  })
  const waiting = await db.reviewNomination.findMany({ where: { reviewId: review.id } })
  for (const { id } of waiting) await approveNomination(creator, { id: review.id, nominationId: id })
  await mornings(18, 27)
  expect([await digestsTo(creator), await digestsTo(subject)]).toEqual([['2026-11-17'], []])
})

test('the subject’s manager is reminded where managers decide, and nobody where there are no reminders', async () => {
  const managed = await toNominate({}, 'MANAGER')
  const manager = await aManager({ workspace: managed.workspace, ...zone })
  await aTeam({ workspace: managed.workspace, members: [managed.subject], managers: [manager] })
  await managed.nominate()
  const quiet = await toNominate({ hasReminders: false })
  await mornings(13, 17)
  const told = [manager, managed.creator, managed.subject, quiet.subject]
  expect(await Promise.all(told.map(digestsTo))).toEqual([['2026-11-17'], [], [], []])
})
