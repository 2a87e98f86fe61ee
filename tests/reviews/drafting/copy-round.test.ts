import { aCircle, aDraft } from '@/tests/factories/reviews'
import { aMember, anAdmin, aManager, deactivate } from '@/tests/factories/members'
import { aRound } from '@/tests/factories/series'
import { describe, test, expect } from 'vitest'
import { copyRound } from '@/lib/reviews/drafting/commands/copy-round'
import { randomId } from '@/lib/shared/randomness'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { db } from '@/lib/platform/db'
import { expectRefused } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { now } from '@/lib/platform/clock'
import { usualClosing } from '@/lib/reviews/model/rules/schedule'
import { expectMadeOnce } from '@/tests/support/pressed'

async function aSentRound(role: 'Admin' | 'Manager' = 'Manager') {
  const { workspace, asked } = await aCircle(3)
  const creator = await aMember({ workspace, role })
  const subjects = await Promise.all(['Ada', 'Bo', 'Cy'].map((firstName) => aMember({ workspace, firstName })))
  const id = await aRound(creator, { title: 'Spring', asked, subjects, closesOn: '2031-01-31' })
  return { workspace, creator, asked, subjects, id }
}

const ids = (people: { memberId: string }[]) => people.map(({ memberId }) => memberId).toSorted()

describe.each(['Admin', 'Manager'] as const)('as %s', (role) => {
  test('begins a draft about everybody, by everybody, that is sent as a round and knows what each repeats', async () => {
    const { creator, asked, subjects, id } = await aSentRound(role)
    const copy = await copyRound(creator, { id, madeId: randomId() })
    const draft = await getDraft(creator, copy.id)
    const closesOn = usualClosing(now(), draft?.content.timeZone ?? '')
    expect(draft?.content).toMatchObject({ title: 'Spring', about: 'people', closesOn })
    expect([...(draft?.content.subjectIds ?? [])].toSorted()).toEqual(ids(subjects))
    expect([...(draft?.content.assigneeIds ?? [])].toSorted()).toEqual(ids(asked))
    const { roundId } = await publishReview(creator, { id: copy.id, version: draft?.version ?? 0 })
    const sent = await db.review.findMany({ where: { roundId }, include: { previous: true } })
    expect(sent).toHaveLength(3)
    for (const review of sent) expect(review.previous).toMatchObject({ roundId: id, subjectId: review.subjectId })
  })
})

test('a stranger does not find it, and nobody but its creator may', async () => {
  const { workspace, asked, subjects, id } = await aSentRound()
  await expectRefused(copyRound(await anAdmin(), { id, madeId: randomId() }), 'not-found')
  const colleagues = [...asked, ...subjects, await aManager({ workspace }), await anAdmin({ workspace })]
  for (const actor of colleagues) await expectRefused(copyRound(actor, { id, madeId: randomId() }), 'forbidden')
  expect(await db.review.count({ where: { workspaceId: workspace.id, status: 'DRAFT' } })).toBe(0)
})

test('those who left are neither asked nor asked about again', async () => {
  const { creator, asked, subjects, id } = await aSentRound()
  const [gone, ...others] = subjects
  const [lost, ...answering] = asked
  for (const person of [gone, lost]) if (person) await deactivate(person)
  const copy = await copyRound(creator, { id, madeId: randomId() })
  const content = (await getDraft(creator, copy.id))?.content
  expect([...(content?.subjectIds ?? [])].toSorted()).toEqual(ids(others))
  expect([...(content?.assigneeIds ?? [])].toSorted()).toEqual(ids(answering))
})

test('a closed round is copied like any other', async () => {
  const { creator, subjects, id } = await aSentRound()
  for (const review of await db.review.findMany({ where: { roundId: id } })) await closeReview(creator, review)
  const copy = await copyRound(creator, { id, madeId: randomId() })
  expect((await getDraft(creator, copy.id))?.content.subjectIds).toHaveLength(subjects.length)
})

test('pressed twice at the same moment, begins one draft, and none under the id of anybody else’s', async () => {
  const { workspace, creator, asked, id } = await aSentRound()
  await expectMadeOnce(
    (madeId) => copyRound(creator, { id, madeId }),
    () => db.review.count({ where: { workspaceId: workspace.id } }),
  )
  for (const other of [...asked.slice(0, 1), await anAdmin()]) {
    await expectRefused(copyRound(creator, { id, madeId: (await aDraft(other)).id }), 'not-found')
  }
})
