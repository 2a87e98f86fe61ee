import { describe, test, expect } from 'vitest'
import { ownerMark } from '@/lib/access/device'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, deactivate } from '@/tests/factories/members'
import { aDraft, aCircle, aReview } from '@/tests/factories/reviews'
import { getWizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { aTeam } from '@/tests/factories/teams'
import { aTag } from '@/tests/factories/tags'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

describe.each(Object.values(Role))('as %s', (role) => {
  test('a draft opens with what its creator may do', async () => {
    const creator = await aMember({ role })
    const { id, version } = await aDraft(creator)
    const isMember = role === 'Member'
    expect(await getWizardDraft(creator, id)).toMatchObject({
      id,
      version,
      me: { id: creator.memberId, timeZone: creator.timeZone },
      can: { askAboutOthers: !isMember, askMost: isMember ? 20 : 1000 },
    })
  })
})

test('the copy on a device bears the mark of its owner, which names nobody', async () => {
  const creator = await aMember()
  const { id } = await aDraft(creator)
  const mark = ownerMark(creator.userId)
  expect(await getWizardDraft(creator, id)).toMatchObject({ localKey: `${mark}.${id}` })
  expect(mark).toMatch(/^[\w-]{24}$/)
  expect(ownerMark((await aMember()).userId)).not.toBe(mark)
})

test('everybody chosen has a name when the draft is opened again', async () => {
  const { workspace, creator, asked } = await aCircle(3)
  const [first, second, third] = asked
  if (!first || !second || !third) throw new Error('Three were asked for.')
  const team = await aTeam({ workspace, name: 'Design', members: [first, second], managers: [creator] })
  const tag = await aTag({ workspace, name: 'Berlin', members: [second, third] })
  await deactivate(second)
  const { id } = await aDraft(creator, {
    asked: [first, second],
    teamIds: [team.id],
    tagIds: [tag.id],
    about: 'people',
    subjectIds: [third.memberId],
    sharedWithIds: [first.memberId],
  })
  const draft = await getWizardDraft(creator, id)
  const named = draft?.people.map(({ id: memberId, name, isActive }) => [memberId, name, isActive])
  expect(named).toHaveLength(3)
  expect(named).toEqual(
    expect.arrayContaining([
      [first.memberId, `Rowan0 ${first.lastName}`, true],
      [second.memberId, `Rowan1 ${second.lastName}`, false],
      [third.memberId, `Rowan2 ${third.lastName}`, true],
    ]),
  )
  expect(draft?.teams).toEqual([{ id: team.id, name: 'Design', memberIds: expect.any(Array) }])
  expect(draft?.tags).toEqual([{ id: tag.id, name: 'Berlin', memberIds: [third.memberId] }])
  expect(draft?.teams[0]?.memberIds.toSorted()).toEqual([first.memberId, creator.memberId].toSorted())
})

test('people of another workspace have no name here, even when their ids are written into a draft', async () => {
  const creator = await aMember()
  const stranger = await aMember()
  const theirs = await aTeam({ workspace: { id: stranger.workspaceId }, members: [stranger] })
  const { id } = await aDraft(creator, { asked: [stranger], teamIds: [theirs.id], sharedWithIds: [stranger.memberId] })
  expect(await getWizardDraft(creator, id)).toMatchObject({ people: [], teams: [] })
})

test('a stranger does not find it, a colleague may not open it, and a sent one is no draft', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace })
  const { id } = await aDraft(creator)
  await expectRefused(getWizardDraft(await aMember({ role: 'Admin' }), id), 'not-found')
  await expectRefused(getWizardDraft(await aMember({ workspace, role: 'Admin' }), id), 'forbidden')
  const circle = await aCircle(1)
  const sent = await aReview(circle.creator, { asked: circle.asked })
  expect(await getWizardDraft(circle.creator, sent.id)).toBe(null)
})
