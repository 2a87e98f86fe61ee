import type { Actor } from '@/lib/access/actor'
import { transaction, db } from '@/lib/platform/db'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { systemActor } from '@/lib/access/actor'
import { reactToApplause } from '@/lib/applause/commands/react-to-applause'
import { awardBadges } from '@/lib/badges/commands/award-badges'
import { anApplause, anApplauseCircle, anApplauseComment, applauseNow } from '@/tests/factories/applause'
import { aCelebration } from '@/tests/factories/celebrations'
import { aCircle, aReview, aResponse } from '@/tests/factories/reviews'
import { aMember, aSession, anAdmin } from '@/tests/factories/members'
import { editProfile } from '@/lib/members/profile/commands/edit-profile'
import { setPhoto } from '@/lib/members/pictures/commands/set-photo'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { aGoal, goalDraft } from '@/tests/factories/goals'
import { saveGoalDraft } from '@/lib/goals/drafts/commands/save-goal-draft'
import { aGoalFile } from '@/tests/factories/imports/goal-imports'
import { aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import { now } from '@/lib/platform/clock'
import { aDoneImport, aList, importOf, rowsOf } from '@/tests/factories/imports/imports'
import { teamCreated } from '@/lib/teams/notices'
import { test, expect } from 'vitest'
import { searchPeople } from '@/lib/members/queries'
import { sendProofLink } from '@/lib/members/account/commands/send-proof-link'
import { personActor } from '@/lib/access/person'
import { mailsTo } from '@/tests/support/outbox'
import { listActivity } from '@/lib/activity/queries'

const name = { firstName: 'Zebulon', lastName: 'Quarterstaff' }
const reachable = {
  address1: 'Quarterstaff Lane 1',
  address2: '',
  pinCode: '99999',
  mobile: '+1 555 0100',
  birthMonth: '02',
  birthDay: '29',
  isBirthdayShared: true,
}

const forget = (actor: Actor) => transaction((tx) => forgetPerson(tx, actor))

/** Somebody of whom there is everything there can be. */
async function somebody() {
  const { workspace, creator } = await aCircle(1)
  const actor = await aMember({ workspace, ...name })
  const { workspaceId, memberId, userId } = actor
  await editProfile(actor, { ...name, ...reachable, jobTitle: 'Quarterstaff', about: 'Quarterstaff', timeZone: 'UTC' })
  const { pictureId } = await setPhoto(actor, { file: aFile(await aPictureFile()) })
  await aSession(userId)
  await db.member.update({ where: { id: memberId }, data: { startDate: new Date('2019-05-17') } })
  await aCelebration(actor)
  await awardBadges(systemActor(workspaceId), { memberId, earned: [{ badge: 'Novice', earnedAt: now(), times: 1 }] })
  await aTeam({ workspace, members: [actor] })
  const tag = await db.tag.create({
    data: { workspaceId, name: unique('tag'), createdAt: now() },
    select: { id: true },
  })
  await db.memberTag.create({ data: { workspaceId, tagId: tag.id, memberId } })
  const wish = { workspaceId, memberId, type: 'Review', channel: 'MAIL', delivery: 'OFF' } as const
  await db.notificationPreference.create({ data: wish })
  const place = { role: 'Member', status: 'ACCEPTED', inviterId: creator.memberId, memberId } as const
  const times = { expiresAt: now(), sentAt: now(), createdAt: now() }
  const invitation = { workspaceId, email: actor.email, tokenHash: unique('hash'), ...name, ...place, ...times }
  await db.invitation.create({ data: invitation })
  const admin = await anAdmin({ workspace })
  await aDoneImport(admin, [[actor.email, 'Zebulon', 'Quarterstaff', '', 'Lab', '', 'Lisbon', 'Quarterstaff']])
  await transaction((tx) => teamCreated(tx, actor, { id: unique('team'), name: 'Anvils' }))
  await aGoal(actor, { type: 'Self', visibility: 'PRIVATE', title: 'Quarterstaff alone' })
  await saveGoalDraft(actor, goalDraft({ title: 'Quarterstaff next' }))
  await aGoalFile({ ...actor, role: 'Admin' }, [{ Title: 'Quarterstaff' }])
  await aGoalFile(admin, [{ Title: 'Answer sooner', Assignees: `${admin.email}; ${actor.email.toUpperCase()}` }])
  return { creator, actor: { ...actor, pictureId } }
}

/** Every row of the tables that may name somebody, as one text in which a name can be looked for. */
async function everything(workspaceId: string) {
  const where = { workspaceId }
  const rows = await Promise.all([
    db.user.findMany({ where: { members: { some: where } }, include: { profile: true, sessions: true } }),
    db.invitation.findMany({ where }),
    db.notificationPreference.findMany({ where }),
    db.memberTag.findMany({ where }),
    db.member.findMany({ where }),
    db.peopleImportRow.findMany({ where, orderBy: { number: 'asc' } }),
    db.activity.findMany({ where, orderBy: { id: 'asc' } }),
    db.goal.findMany({ where, orderBy: { id: 'asc' }, include: { items: true, keyResults: true, updates: true } }),
    db.goalDraft.findMany({ where }),
    db.goalImport.findMany({ where, orderBy: { id: 'asc' } }),
  ])
  return JSON.stringify(rows)
}

test('no name, address, photo, profile, session, team, tag, wish or invitation of theirs stays', async () => {
  const { actor } = await somebody()
  const { userId, memberId, workspaceId, email, pictureId } = actor
  await forget(actor)
  const left = await everything(workspaceId)
  for (const trace of ['Zebulon', 'Quarterstaff', email, '+1 555 0100', '99999', '2019-05-17'])
    expect(left).not.toContain(trace)
  expect(await db.picture.count({ where: { id: pictureId } })).toBe(0)
  const theirs = { where: { memberId } }
  const counts = [
    await db.userSession.count({ where: { userId } }),
    await db.teamMember.count(theirs),
    await db.memberTag.count(theirs),
    await db.celebration.count(theirs),
    await db.badgeAward.count(theirs),
    await db.notificationPreference.count(theirs),
    await db.notification.count(theirs),
    await db.activity.count(theirs),
  ]
  expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

test('what they wrote to others stays, under a name that is nobody’s', async () => {
  const { actor, creator } = await somebody()
  const review = await aReview(creator, { asked: [actor], about: 'me' })
  await aResponse(actor, review)
  const before = await db.answer.findMany({ where: { reviewId: review.id }, orderBy: { id: 'asc' } })
  await forget(actor)
  expect(await db.answer.findMany({ where: { reviewId: review.id }, orderBy: { id: 'asc' } })).toEqual(before)
  const select = { member: { select: { status: true, user: { select: { firstName: true, lastName: true } } } } }
  expect(
    await db.reviewAssignee.findFirst({ where: { reviewId: review.id, memberId: actor.memberId }, select }),
  ).toEqual({
    member: { status: 'DEACTIVATED', user: { firstName: 'Former', lastName: 'colleague' } },
  })
})

test('their reactions to applause go, and what they gave, got and wrote stays', async () => {
  const { giver, tom } = await anApplauseCircle()
  const [got, given] = [await anApplause(giver, [tom]), await anApplause(tom, [giver])]
  await reactToApplause(tom, { id: got.id, kind: 'love', isOn: true })
  await anApplauseComment(tom, got.id)
  await forget(tom)
  expect(await applauseNow(got)).toMatchObject({ reactions: [], recipients: [{}], comments: [{}] })
  expect((await applauseNow(given)).words).not.toBe('')
})

test('nobody finds them to ask them again', async () => {
  const { actor, creator } = await somebody()
  await forget(actor)
  for (const query of ['Zebulon', 'Former', 'colleague', 'deleted.invalid']) {
    expect(await searchPeople(creator, { query })).toEqual([])
  }
})

test('no mail that waits reaches the address any more, and none that was sent still names it', async () => {
  const { actor } = await somebody()
  await sendProofLink(await personActor(actor.userId), { act: 'deletion' })
  const sent = { recipient: actor.email, event: 'review.released', key: unique('sent'), status: 'SENT' } as const
  await db.mail.create({ data: { ...sent, dueAt: now(), createdAt: now() } })
  expect(await mailsTo(actor.email)).toHaveLength(2)
  await forget(actor)
  expect(await mailsTo(actor.email)).toEqual([])
})

test('neither a row with an address they had before, nor that a mail to them was refused, stays', async () => {
  const { workspace, creator } = await aCircle(1)
  const [admin, former] = [await anAdmin({ workspace }), `${unique('former')}@acme.example`]
  const { id } = await aDoneImport(admin, [[former, 'Zebulon', 'Quarterstaff']])
  const actor = await aMember({ workspace, ...name })
  const accepted = { status: 'ACCEPTED', memberId: actor.memberId } as const
  await db.invitation.updateMany({ where: { workspaceId: creator.workspaceId, email: former }, data: accepted })
  await db.bouncedAddress.create({ data: { email: actor.email, reason: 'No such mailbox.', createdAt: now() } })
  await forget(actor)
  expect(await rowsOf(id)).toMatchObject([{ cells: [], email: '', problems: [] }])
  expect(await db.bouncedAddress.count({ where: { email: actor.email } })).toBe(0)
})

test('removes their address where a file names it as that of a manager', async () => {
  const { workspace } = await aCircle(1)
  const [admin, actor] = [await anAdmin({ workspace }), await aMember({ workspace, ...name })]
  const rows = [
    ['ana@acme.example', 'Ana', ` ${actor.email.toUpperCase()}`],
    ['bo@acme.example', 'Bo', admin.email],
  ]
  const { id } = await aList(admin, rows, ['E-mail', 'First name', 'Manager'])
  expect(JSON.stringify(await importOf(id))).toContain(actor.email)
  await forget(actor)
  expect(JSON.stringify(await importOf(id))).not.toMatch(/Quarterstaff/)
  expect(JSON.stringify(await importOf(id))).not.toContain(actor.email)
  expect((await rowsOf(id)).map(({ cells }) => cells)).toEqual([rows[0]?.with(2, ''), rows[1]])
})

test('nobody else loses anything', async () => {
  const [{ actor }, other] = [await somebody(), await somebody()]
  const before = await everything(other.actor.workspaceId)
  await forget(actor)
  expect(await everything(other.actor.workspaceId)).toBe(before)
})

test('what they did stays in everybody’s feed, under a name that is nobody’s', async () => {
  const { actor, creator } = await somebody()
  const feed = async () => (await listActivity(creator, { size: 10 })).rows.map(({ title }) => title)
  await db.user.update({ where: { id: actor.userId }, data: { firstName: 'Zeb' } })
  expect(await feed()).toContain('Zeb Quarterstaff created the team Anvils')
  await forget(actor)
  expect(await feed()).toContain('Former colleague created the team Anvils')
})

test('who is called the same keeps their name', async () => {
  const [{ actor }, namesake] = [await somebody(), await aMember(name)]
  await transaction((tx) => teamCreated(tx, namesake, { id: unique('team'), name: 'Bellows' }))
  await forget(actor)
  expect(await db.activity.findMany({ where: { workspaceId: namesake.workspaceId } })).toMatchObject([
    { title: 'Zebulon Quarterstaff created the team Bellows' },
  ])
})
