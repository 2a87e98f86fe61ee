import { aWorkspace } from '@/tests/factories/workspaces'
import { aMember } from '@/tests/factories/members'
import type { Actor } from '@/lib/access/actor'
import { aReview, type GivenForm } from '@/tests/factories/reviews'
import { db } from '@/lib/platform/db'
import { listEvidence } from '@/lib/reviews/responses/queries/list-evidence'
import { describe, test, expect } from 'vitest'
import { aTeam } from '@/tests/factories/teams'
import { aGivenNote } from '@/tests/factories/quick-words'
import { fullName } from '@/lib/members/rules'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'

/** Priya, whom it is about, and Tom, who is asked about her; earlier feedback is asked for by Mira. */
async function aStory() {
  const workspace = await aWorkspace()
  const [mira, priya, tom] = await Promise.all([
    aMember({ workspace, role: 'Manager' }),
    aMember({ workspace }),
    aMember({ workspace }),
  ])
  const about = (subject: Actor) => ({ about: 'people' as const, subjectIds: [subject.memberId] })
  async function earlier(given: GivenForm = {}, subject = priya, creator = mira) {
    const { id } = await aReview(creator, { asked: [creator], ...about(subject), ...given })
    await db.review.update({
      where: { id },
      data: { status: 'RELEASED', releasedAt: new Date(), closedAt: new Date() },
    })
    return id
  }
  const ask = async (respondent: Actor, subject = priya) =>
    (await aReview(mira, { asked: [respondent], ...about(subject) })).id
  return { workspace, mira, priya, tom, earlier, ask }
}

const idsFor = async (actor: Actor, reviewId: string) => (await listEvidence(actor, reviewId)).map(({ id }) => id)

describe('who writes about somebody is offered', () => {
  test('what was shared with them', async () => {
    const { tom, earlier, ask } = await aStory()
    const id = await earlier({ sharedWithIds: [tom.memberId] })
    expect(await idsFor(tom, await ask(tom))).toEqual([id])
  })

  test('what they asked for themselves', async () => {
    const { mira, earlier, ask } = await aStory()
    const id = await earlier()
    expect(await idsFor(mira, await ask(mira))).toEqual([id])
  })

  test('what was released to them about themselves', async () => {
    const { priya, earlier, ask } = await aStory()
    const id = await earlier()
    expect(await idsFor(priya, await ask(priya))).toEqual([id])
  })

  test('what managers and admins read, when they are', async () => {
    const { workspace, priya, earlier, ask } = await aStory()
    const manager = await aMember({ workspace, role: 'Manager' })
    const admin = await aMember({ workspace, role: 'Admin' })
    await aTeam({ workspace, members: [priya], managers: [manager] })
    const [forManagers, forAdmins] = [await earlier({ seenByManager: true }), await earlier({ seenByAdmins: true })]
    expect(await idsFor(manager, await ask(manager))).toEqual([forManagers])
    expect(await idsFor(admin, await ask(admin))).toEqual([forAdmins])
  })
})

describe('who writes about somebody is not offered', () => {
  test('what is for others', async () => {
    const { tom, earlier, ask } = await aStory()
    await earlier()
    await earlier({ seenByManager: true })
    await earlier({ seenByAdmins: true })
    expect(await idsFor(tom, await ask(tom))).toEqual([])
  })

  test('what is about somebody else, or not released', async () => {
    const { tom, priya, mira, earlier, ask } = await aStory()
    await earlier({ sharedWithIds: [priya.memberId] }, tom)
    await aReview(mira, { asked: [mira], about: 'people', subjectIds: [priya.memberId], sharedWithIds: [tom.memberId] })
    expect(await idsFor(tom, await ask(tom))).toEqual([])
  })

  test('anything, when they were not asked or are not any more', async () => {
    const { workspace, tom, mira, earlier, ask } = await aStory()
    await earlier({ sharedWithIds: [tom.memberId] })
    const reviewId = await ask(tom)
    const admin = await aMember({ workspace, role: 'Admin' })
    expect(await idsFor(mira, reviewId)).toEqual([])
    expect(await idsFor(admin, reviewId)).toEqual([])
    expect(await idsFor(await aMember({ role: 'Admin' }), reviewId)).toEqual([])
    await db.reviewAssignee.updateMany({ where: { reviewId }, data: { removedAt: new Date() } })
    expect(await idsFor(tom, reviewId)).toEqual([])
  })
})

test('nothing is offered that does not open', async () => {
  const { workspace, priya, tom, mira, earlier, ask } = await aStory()
  const admin = await aMember({ workspace, role: 'Admin' })
  await earlier({ sharedWithIds: [tom.memberId], seenByAdmins: true })
  await earlier({ seenBySubject: false, seenByAdmins: true, sharedWithIds: [priya.memberId] })
  await earlier({ anonymity: 'CONFIDENTIAL', sharedWithIds: [tom.memberId] })
  for (const actor of [tom, mira, priya, admin]) {
    const offered = await listEvidence(actor, await ask(actor))
    for (const { id } of offered) expect((await getReviewHead(actor, id))?.id).toBe(id)
  }
})

test('a note carries the title its reader knows it by, and nobody asked for it', async () => {
  const { workspace, mira, priya, ask } = await aStory()
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Nair' })
  await aGivenNote(tom, priya)
  const [forPriya] = await listEvidence(priya, await ask(priya))
  const [forTom] = await listEvidence(tom, await ask(tom))
  expect(forPriya).toMatchObject({ title: 'Feedback from Tom Nair', isNote: true, creatorName: 'Tom Nair' })
  expect(forTom).toMatchObject({ title: `Feedback for ${fullName(priya)}`, isNote: true })
  expect(await listEvidence(mira, await ask(mira))).toEqual([])
})

test('of much, the newest five', async () => {
  const { mira, earlier, ask } = await aStory()
  const ids = []
  for (let count = 0; count < 6; count += 1) ids.push(await earlier())
  expect(await idsFor(mira, await ask(mira))).toEqual(ids.slice(1).reverse())
})
