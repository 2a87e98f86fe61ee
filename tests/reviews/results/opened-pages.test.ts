import { afterEach, expect, test, vi } from 'vitest'
import NotePage from '@/app/(product)/feedback/preview/[id]/page'
import RoundPage from '@/app/(product)/feedback/round/[id]/page'
import * as access from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { giveNote } from '@/lib/reviews/quick/commands/give-note'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aCircle, aQuestion, aResponse, anAnswer } from '@/tests/factories/reviews'
import { auditOf } from '@/tests/factories/releases'
import { aRound } from '@/tests/factories/series'
import { aTeam } from '@/tests/factories/teams'

afterEach(() => void vi.restoreAllMocks())

/** Asks for a page as this person. */
async function open(page: typeof NotePage | typeof RoundPage, actor: access.Actor, id: string) {
  vi.spyOn(access, 'requireMember').mockResolvedValue(actor)
  await page({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) })
}

const openedBy = async (id: string) =>
  (await auditOf(id)).filter(({ action }) => action === 'review.opened').map(({ memberId }) => memberId)

test('an Admin who opens a round is on record for each form with figures, once a day', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const subjects = [await aMember({ workspace }), await aMember({ workspace })]
  const roundId = await aRound(creator, { asked, subjects, questions: [aQuestion('yesno')], seenByAdmins: true })
  const reviews = await db.review.findMany({
    where: { roundId },
    include: { questions: { include: { options: true } } },
  })
  const [answered, unanswered] = reviews
  const [question] = answered?.questions ?? []
  const [giver] = asked
  if (!answered || !unanswered || !question || !giver) throw new Error('It was sent about two people.')
  await aResponse(giver, answered, [anAnswer(question)])
  const admin = await anAdmin({ workspace })
  for (const reader of [creator, admin, admin]) await open(RoundPage, reader, roundId)
  expect(await openedBy(answered.id)).toEqual([admin.memberId])
  expect(await openedBy(unanswered.id)).toEqual([])
})

test('a manager who opens a note by the path of the results is on record, its author is not', async () => {
  const { workspace, creator } = await aCircle(0)
  const [manager, subject] = [await aManager({ workspace }), await aMember({ workspace })]
  await aTeam({ workspace, managers: [manager], members: [subject] })
  const note = { madeId: randomId(), memberId: subject.memberId, text: 'Well done.', readers: 'manager' as const }
  const { id } = await giveNote(creator, note)
  for (const reader of [creator, manager]) await open(NotePage, reader, id)
  expect(await openedBy(id)).toEqual([manager.memberId])
})
