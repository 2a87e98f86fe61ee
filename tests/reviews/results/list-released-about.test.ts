import { aReleasedReview, aClosedReview } from '@/tests/factories/releases'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { read } from '@/lib/platform/reading'
import { aGivenNote } from '@/tests/factories/quick-words'
import { aWorkspace } from '@/tests/factories/workspaces'
import {
  findReleased,
  listReleasedAbout,
  releasedSinceReading,
} from '@/lib/reviews/results/queries/list-released-about'
import { getSharedHead } from '@/lib/reviews/results/queries/get-review-head'
import { describe, test, expect } from 'vitest'

/** Everybody there may be about a review that was released to Tom, who leads none of the teams. */
async function aScene(given: Parameters<typeof aReleasedReview>[0] = {}) {
  const scene = await aReleasedReview(given)
  const { workspace, subject } = scene
  const [leader, other, colleague] = [
    await aManager({ workspace }),
    await aManager({ workspace }),
    await aMember({ workspace }),
  ]
  await aTeam({ workspace, managers: [leader], members: [subject, colleague] })
  await aTeam({ workspace, managers: [other] })
  return { ...scene, leader, other, colleague, admin: await anAdmin({ workspace }), stranger: await anAdmin() }
}

const isListed = async (actor: Actor, { memberId }: Actor) => (await listReleasedAbout(actor, memberId)).length > 0
const opens = (actor: Actor, id: string) =>
  getSharedHead(actor, id).then(
    () => true,
    () => false,
  )

describe('shows each of them exactly what opens for them', () => {
  test.each([
    ['to its readers by default', {}],
    ['to those it is shared with', { isShared: true }],
    ['to the manager of the person', { seenByManager: true }],
    ['to Admins', { seenByAdmins: true }],
  ])('%s', async (_what, given) => {
    const { subject, id, ...scene } = await aScene(given)
    const { creator, reader, leader, other, colleague, admin, stranger } = scene
    for (const actor of [subject, creator, reader, leader, other, colleague, admin, stranger]) {
      const isOpen = await opens(actor, id)
      expect(await isListed(actor, subject)).toBe(isOpen)
      expect((await findReleased(actor, id)) !== null).toBe(isOpen)
    }
    expect(await isListed(reader, subject)).toBe('isShared' in given)
    expect(await isListed(leader, subject)).toBe('seenByManager' in given)
    expect(await isListed(admin, subject)).toBe('seenByAdmins' in given)
    for (const actor of [other, colleague, stranger]) expect(await isListed(actor, subject)).toBe(false)
  })
})

test('tells the one who asked from those it is open to', async () => {
  const { creator, admin, subject, id } = await aScene({ seenByAdmins: true, title: 'Spring' })
  expect(await listReleasedAbout(creator, subject.memberId)).toMatchObject([{ id, title: 'Spring', isMine: true }])
  expect(await listReleasedAbout(admin, subject.memberId)).toMatchObject([{ id, isMine: false }])
})

test('says nothing of what was not released', async () => {
  const { creator, subject, id } = await aClosedReview()
  expect(await listReleasedAbout(creator, subject.memberId)).toEqual([])
  expect(await findReleased(creator, id)).toBe(null)
})

test('a note has the title its reader knows it by, on a profile and as a talking point', async () => {
  const workspace = await aWorkspace()
  const author = await aMember({ workspace, firstName: 'Dana', lastName: 'Berg' })
  const subject = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const at = daysFrom(now(), -1)
  await aGivenNote(author, subject)
  const suggested = (actor: Actor) => read(releasedSinceReading(actor, [subject.memberId], at))
  expect(await listReleasedAbout(subject, subject.memberId)).toMatchObject([
    { title: 'Feedback from Dana Berg', isNote: true },
  ])
  expect(await listReleasedAbout(author, subject.memberId)).toMatchObject([{ title: 'Feedback for Tom Reed' }])
  expect(await suggested(subject)).toMatchObject([{ text: 'Feedback from Dana Berg', why: '' }])
})
