import { expect, test } from 'vitest'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { askQuickly } from '@/lib/reviews/quick/commands/ask-quickly'
import { askQuicklySchema } from '@/lib/reviews/quick/schema'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { dayIn } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { anAddress, anInvitation } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aQuestionTo, aQuickAsk } from '@/tests/factories/quick-words'
import { toldTo } from '@/tests/factories/respondents'
import { aCircle } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { mailsTo } from '@/tests/support/outbox'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const stored = (id: string) => db.review.findUniqueOrThrow({ where: { id } })

test('asks by name, about the one who asks, and tells everybody asked here and by mail', async () => {
  const { creator, asked } = await aCircle(2)
  const { id } = await aQuickAsk(creator, asked)
  expect(await stored(id)).toMatchObject({
    kind: 'QUICK',
    status: 'ACTIVE',
    anonymity: 'NAMED',
    mayEdit: false,
    askedCount: 2,
    subjectId: creator.memberId,
  })
  for (const person of asked) {
    expect(await toldTo(person, 'review.requested')).toEqual(['Mira Stone asked: How did the demo go?'])
    const props = { reviewTitle: 'How did the demo go?', subjectName: null, isQuick: true }
    expect(await mailsTo(person.email)).toMatchObject([{ event: 'review.requested', props }])
    const form = await getAnswering(person, id)
    expect(form.questions.map(({ text, type }) => [text, type])).toEqual([['How did the demo go?', 'textarea']])
    expect(form.privacyNotice[0]).toBe('Only Mira Stone will see your answers and your name.')
  }
})

test.each(['Member', 'Manager', 'Admin'] as const)('lets a %s ask', async (role) => {
  const creator = await aMember({ role })
  const colleague = await aMember({ workspace: { id: creator.workspaceId } })
  const { id } = await aQuickAsk(creator, [colleague])
  expect(await stored(id)).toMatchObject({ status: 'ACTIVE' })
})

test('pressed twice makes one', async () => {
  const { creator, asked } = await aCircle(2)
  await expectMadeOnce(
    (madeId) => aQuickAsk(creator, asked, { madeId }),
    () => db.review.count({ where: { creatorId: creator.memberId } }),
    (madeId) => aQuickAsk(creator, asked, { madeId, question: 'How did the talk go?' }),
  )
  expect(await toldTo(asked[0] ?? creator, 'review.requested')).toHaveLength(2)
})

test('pressed again with other people or another day it is refused, also after someone invited has joined', async () => {
  const creator = await anAdmin()
  const workspace = { id: creator.workspaceId }
  const asked = [await aMember({ workspace }), await aMember({ workspace })]
  const { id: invitationId, email } = await anInvitation(creator)
  const madeId = randomId()
  const sent = { madeId, invitationIds: [invitationId], addresses: [anAddress()] }
  for (const _press of [1, 2]) await aQuickAsk(creator, asked, sent)
  await expectRefused(aQuickAsk(creator, asked.slice(0, 1), sent), 'already-sent')
  await expectRefused(aQuickAsk(creator, asked, { ...sent, addresses: [] }), 'already-sent')
  await expectRefused(aQuickAsk(creator, asked, { ...sent, closesOn: '2999-12-02' }), 'already-sent')
  const joined = await aMember({ workspace, email })
  await db.invitation.update({ where: { id: invitationId }, data: { status: 'ACCEPTED', memberId: joined.memberId } })
  await aQuickAsk(creator, asked, sent)
})

test('finds nobody of another workspace', async () => {
  const { creator, asked } = await aCircle(1)
  await expectRefused(aQuickAsk(creator, [...asked, await aMember()]), 'not-found')
  const { id } = await anInvitation(await anAdmin())
  await expectRefused(aQuickAsk(creator, asked, { invitationIds: [id] }), 'not-found')
})

test('refuses the one who asks, somebody without access and a day that has passed, each at its field', async () => {
  const { creator, asked } = await aCircle(1)
  await expectRefused(aQuickAsk(creator, [creator, ...asked]), 'invalid', 'assigneeIds')
  const yesterday = dayIn(daysFrom(now(), -1), 'UTC')
  await expectRefused(aQuickAsk(creator, asked, { closesOn: yesterday }), 'invalid', 'closesOn')
  for (const person of asked) await deactivate(person)
  await expectRefused(aQuickAsk(creator, asked), 'invalid', 'assigneeIds')
})

test('asks nobody, and no more than five, at the field of people', async () => {
  const { creator, asked } = await aCircle(3)
  const sentenceFor = (input: Partial<Parameters<typeof askQuickly>[1]>) =>
    askQuicklySchema.safeParse(aQuestionTo(asked, input)).error?.issues.map(({ path, message }) => [path[0], message])
  const ids = Array.from({ length: 6 }, () => creator.memberId)
  expect(sentenceFor({ assigneeIds: [] })).toEqual([['assigneeIds', 'Choose who to ask.']])
  expect(sentenceFor({ assigneeIds: ids })?.[0]).toEqual(['assigneeIds', 'Choose at most 5 people.'])
  expect(sentenceFor({ invitationIds: ids.slice(0, 3) })).toEqual([['assigneeIds', 'Choose at most 5 people.']])
  expect(sentenceFor({})).toBeUndefined()
})

test('asks somebody invited alone, whose invitation the one who asks may see', async () => {
  const admin = await anAdmin()
  const { id: invitationId } = await anInvitation(admin)
  const { id } = await aQuickAsk(admin, [], { invitationIds: [invitationId] })
  expect(await db.reviewInvitee.findMany({ where: { reviewId: id }, select: { invitationId: true } })).toEqual([
    { invitationId },
  ])
  const workspace = { id: admin.workspaceId }
  for (const other of [await aMember({ workspace }), await aManager({ workspace })]) {
    await expectRefused(aQuickAsk(other, [], { invitationIds: [invitationId] }), 'not-found')
  }
})

const invitationTo = (email: string) => db.invitation.findMany({ where: { email }, include: { teams: true } })

test('invites a new address with the question, once', async () => {
  const admin = await anAdmin()
  const email = anAddress()
  const madeId = randomId()
  const press = () => aQuickAsk(admin, [], { madeId, addresses: [email] })
  await Promise.all([press(), press()])
  expect(await press()).toEqual({ id: madeId })
  const [invitation, ...others] = await invitationTo(email)
  expect(others).toEqual([])
  expect(invitation).toMatchObject({ role: 'Member', status: 'PENDING', teams: [] })
  expect(await db.reviewInvitee.count({ where: { invitationId: invitation?.id } })).toBe(1)
  const { text: question } = await db.question.findFirstOrThrow({ where: { reviewId: madeId } })
  expect(await mailsTo(email)).toMatchObject([{ event: 'invitation.sent', props: { question } }])
})

test('invites into the only team a Manager leads', async () => {
  const manager = await aManager()
  const workspace = { id: manager.workspaceId }
  const ask = (email: string) => aQuickAsk(manager, [], { addresses: [email] })
  await expectRefused(ask(anAddress()), 'forbidden')
  const team = await aTeam({ workspace, managers: [manager] })
  const email = anAddress()
  await ask(email)
  expect((await invitationTo(email))[0]?.teams.map(({ teamId }) => teamId)).toEqual([team.id])
  await aTeam({ workspace, managers: [manager] })
  await expectRefused(ask(anAddress()), 'invalid', 'assigneeIds')
})

test('an address that is invited already gets no second invitation, and the question waits for it', async () => {
  const admin = await anAdmin()
  const email = anAddress()
  const { id } = await anInvitation(admin, { email })
  await aQuickAsk(admin, [], { addresses: [email] })
  expect((await invitationTo(email)).map((invitation) => invitation.id)).toEqual([id])
  expect(await db.reviewInvitee.count({ where: { invitationId: id } })).toBe(1)
})

test('refuses addresses of people who are here, and of Members’ choosing, and asks nobody', async () => {
  const admin = await anAdmin()
  const member = await aMember({ workspace: { id: admin.workspaceId } })
  await expectRefused(aQuickAsk(admin, [], { addresses: [member.email] }), 'invalid', 'assigneeIds')
  await expectRefused(aQuickAsk(member, [], { addresses: [anAddress()] }), 'forbidden')
  expect(await db.review.count({ where: { workspaceId: admin.workspaceId } })).toBe(0)
})

test('a Manager of several teams asks whom they have invited', async () => {
  const manager = await aManager()
  const workspace = { id: manager.workspaceId }
  const team = await aTeam({ workspace, managers: [manager] })
  await aTeam({ workspace, managers: [manager] })
  const email = anAddress()
  const { id } = await anInvitation(manager, { email, teamIds: [team.id] })
  await aQuickAsk(manager, [], { addresses: [email] })
  expect(await db.reviewInvitee.count({ where: { invitationId: id } })).toBe(1)
})

test('a Manager reads why somebody whom others have invited, or who was deactivated, cannot be asked', async () => {
  const manager = await aManager()
  const workspace = { id: manager.workspaceId }
  await aTeam({ workspace, managers: [manager] })
  const { email } = await anInvitation(await anAdmin({ workspace }))
  const gone = await aMember({ workspace })
  await deactivate(gone)
  const faultOf = async (address: string) => (await refusalOf(aQuickAsk(manager, [], { addresses: [address] }))).fields
  expect(await faultOf(email)).toEqual({ assigneeIds: `${email} is already invited. Ask them once they’ve joined.` })
  expect(await faultOf(gone.email)).toEqual({
    assigneeIds: `${gone.email} is deactivated. Remove the address, or ask an admin to reactivate them.`,
  })
})
