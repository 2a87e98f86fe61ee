import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { listActivity } from '@/lib/activity/queries'
import { deleteApplause } from '@/lib/applause/commands/delete-applause'
import { giveApplause } from '@/lib/applause/commands/give-applause'
import { getApplauseForm } from '@/lib/applause/queries/get-applause-form'
import { giveApplauseSchema } from '@/lib/applause/schema'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { anApplause, anApplauseCircle, applauseInput, categoryIdOf } from '@/tests/factories/applause'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { whilePlanIs } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const reached = { code: 'plan-limit', message: 'You have reached the limit for your plan.' }

const countOf = (workspaceId: string) => db.applause.count({ where: { workspaceId } })

test('those thanked read the words in the bell and in a mail', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom, lena], { words: 'You stayed on the line.' })
  const told = ['Gita Rao thanked you and 1 other: You stayed on the line.']
  for (const person of [tom, lena]) expect(await toldTo(person, 'applause.given')).toEqual(told)
  for (const person of [giver, colleague]) expect(await toldTo(person, 'applause.given')).toEqual([])
  const [mail] = await mailsTo(tom.email)
  expect(mail).toMatchObject({ event: 'applause.given', props: { words: 'You stayed on the line.', by: 'Gita Rao' } })
  expect(mail?.props['link']).toContain(`/applaud/${id}`)
})

test('a mail names three of the other people thanked, and counts the rest', async () => {
  const { giver, tom, lena, workspace } = await anApplauseCircle()
  const named = await Promise.all(
    ['Ada', 'Bo', 'Cy', 'Di'].map((firstName) => aMember({ workspace, firstName, lastName: 'Oe' })),
  )
  const thanked = [tom, lena, ...named]
  for (const count of [1, 2, 3, 4, 6]) await anApplause(giver, thanked.slice(0, count))
  const told = (await mailsTo(tom.email)).map(({ props }) => String(props['thanked']))
  expect(told.slice(0, 2)).toEqual(['you', 'you and Lena Vogt'])
  expect(told.slice(2, 4).map((words) => words.split(/, | and /).length)).toEqual([3, 4])
  expect(told[4]).toMatch(/^you, \w+ \w+, \w+ \w+, \w+ \w+ and 2 others$/)
  expect(told.join()).not.toContain('Tom Reed')
})

test('a mail of private applause says who reads it', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  await anApplause(giver, [tom])
  await anApplause(giver, [tom], { isPublic: false, toManager: true })
  await anApplause(giver, [tom, lena], { isPublic: false })
  expect((await mailsTo(tom.email)).map(({ props }) => props['audience'])).toEqual([
    null,
    'Only Gita Rao, the person thanked and their manager can read this',
    'Only Gita Rao and the people thanked can read this',
  ])
})

test('the feeds of both say that it was given, without the words', async () => {
  const { giver, tom } = await anApplauseCircle()
  await anApplause(giver, [tom], { words: 'You stayed on the line.' })
  const titlesOf = async (actor: typeof giver, category: 'Applaud' | 'ApplaudGiven') =>
    (await listActivity(actor, { size: 10, category })).rows.map(({ title }) => title)
  expect(await titlesOf(tom, 'Applaud')).toEqual(['Gita Rao thanked you: Teamwork'])
  expect(await titlesOf(giver, 'ApplaudGiven')).toEqual(['You thanked Tom Reed: Teamwork'])
})

test('two presses give once, and one from the pool', async () => {
  const { giver, tom, workspace } = await anApplauseCircle()
  const input = await applauseInput(giver, [tom])
  await expectMadeOnce(
    (madeId) => giveApplause(giver, { ...input, madeId }),
    () => countOf(workspace.id),
    (madeId) => giveApplause(giver, { ...input, madeId, words: 'Changed' }),
  )
  expect(await toldTo(tom, 'applause.given')).toHaveLength(2)
})

test('refuses what is sent again with another audience, category or people', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  const input = await applauseInput(giver, [tom])
  await giveApplause(giver, input)
  const categoryId = await categoryIdOf(giver, 'Quality')
  for (const changed of [{ isPublic: false }, { categoryId }, { recipientIds: [tom.memberId, lena.memberId] }]) {
    const refusal = await refusalOf(giveApplause(giver, { ...input, ...changed }))
    expect(refusal.message).toBe('An earlier version was already sent. Check it before you send this one.')
  }
})

test('rejects the id of another’s applause', async () => {
  const { giver, tom, colleague } = await anApplauseCircle()
  const { id: madeId } = await anApplause(giver, [tom])
  await expectRefused(giveApplause(colleague, await applauseInput(colleague, [tom], { madeId })), 'not-found')
})

test('rejects thanks to oneself, alone or among others', async () => {
  const { giver, tom } = await anApplauseCircle()
  await expectRefused(anApplause(giver, [giver]), 'invalid', 'recipientIds')
  await expectRefused(anApplause(giver, [tom, giver]), 'invalid', 'recipientIds')
})

test('rejects people who are deactivated, by name, or of another workspace', async () => {
  const { giver, tom, lena, colleague, admin } = await anApplauseCircle()
  const sentenceFor = async (...thanked: Actor[]) =>
    (await refusalOf(anApplause(giver, [...thanked, colleague]))).fields?.['recipientIds']
  expect(await sentenceFor(await aMember())).toBe('A person you chose is no longer here. Remove them.')
  await deactivatePeople(admin, { ids: [tom.memberId] })
  expect(await sentenceFor(tom, lena)).toBe('Tom Reed is no longer here. Remove them.')
  await deactivatePeople(admin, { ids: [lena.memberId] })
  expect(await sentenceFor(tom, lena)).toBe('Lena Vogt and Tom Reed are no longer here. Remove them.')
})

test('a team fills in its people, except the giver', async () => {
  const { giver, tom, lena, workspace } = await anApplauseCircle()
  const team = await db.team.create({
    data: {
      workspaceId: workspace.id,
      name: 'Product',
      createdAt: new Date(),
      members: {
        create: [giver, tom, lena].map(({ memberId }) => ({ workspaceId: workspace.id, memberId })),
      },
    },
  })
  const { people } = await getApplauseForm(giver, { to: [], team: team.id })
  expect(people.map(({ name }) => name)).toEqual(['Lena Vogt', 'Tom Reed'])
  expect((await getApplauseForm(await aMember(), { to: [], team: team.id })).people).toEqual([])
})

test.each([
  { change: { recipientIds: [] }, message: 'Choose who to thank.' },
  {
    change: { recipientIds: Array.from({ length: 11 }, () => '0e984725-c51c-4bf4-9960-e1c80e27aba0') },
    message: 'You can thank at most 10 people at once.',
  },
  { change: { categoryId: '' }, message: 'Choose a category.' },
  { change: { words: ' \u200b ' }, message: 'Enter a message.' },
  { change: { words: 'x'.repeat(1001) }, message: 'The message may have at most 1,000 characters.' },
])('says what is missing: $message', async ({ change, message }) => {
  const id = '0e984725-c51c-4bf4-9960-e1c80e27aba0'
  const whole = { madeId: id, recipientIds: [id], categoryId: id, words: 'Thanks', isPublic: true, toManager: false }
  const parsed = giveApplauseSchema.safeParse({ ...whole, ...change })
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('rejects a category that is retired or of another workspace', async () => {
  const { giver, tom } = await anApplauseCircle()
  const categoryId = await categoryIdOf(giver)
  await db.applauseCategory.update({ where: { id: categoryId }, data: { retiredAt: new Date() } })
  await expectRefused(anApplause(giver, [tom], { categoryId }), 'invalid', 'categoryId')
  const foreign = await categoryIdOf((await anApplauseCircle()).giver)
  await expectRefused(anApplause(giver, [tom], { categoryId: foreign }), 'invalid', 'categoryId')
})

test('on the plan FREE nobody gives applause, and the form says why', async () => {
  const { giver, tom } = await anApplauseCircle('FREE')
  const message = 'This feature is only accessible with a paid plan.'
  expect(await refusalOf(anApplause(giver, [tom]))).toMatchObject({ code: 'plan-limit', message })
  expect(await getApplauseForm(giver, { to: [] })).toMatchObject({ gate: message, left: null })
})

test('the pool is so many for each seat, and one applause takes one however many it thanks', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const [giver, tom, lena] = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })]
  await whilePlanIs('PRO', { applausePerPersonAndMonth: 1 }, async () => {
    const left = async () => (await getApplauseForm(giver, { to: [] })).left
    expect(await left()).toBe(3)
    const { id } = await anApplause(giver, [tom, lena])
    expect(await left()).toBe(2)
    await deleteApplause(giver, { id })
    await anApplause(tom, [giver])
    await anApplause(lena, [giver])
    expect(await getApplauseForm(giver, { to: [] })).toMatchObject({ left: 0, gate: reached.message })
    expect(await refusalOf(anApplause(giver, [tom]))).toMatchObject(reached)
  })
})

test('of two who take the last one at once, one gets it', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const [one, other] = [await aMember({ workspace }), await aMember({ workspace })]
  await whilePlanIs('PRO', { applausePerPersonAndMonth: 1 }, async () => {
    await anApplause(one, [other])
    const inputs = [await applauseInput(one, [other]), await applauseInput(other, [one])]
    const attempts = await Promise.allSettled(
      inputs.map((input, index) => giveApplause(index === 0 ? one : other, input)),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await countOf(workspace.id)).toBe(2)
  })
})

test('a new month of the workspace fills the pool again', async () => {
  const workspace = await aWorkspace({ plan: 'PRO', timeZone: 'Asia/Tokyo' })
  const [one, other] = [await aMember({ workspace }), await aMember({ workspace })]
  await whilePlanIs('PRO', { applausePerPersonAndMonth: 1 }, async () => {
    // Still March in London, and the last minute of it in Tokyo.
    setClock(() => new Date('2031-03-31T14:59:00Z'))
    for (const _ of [1, 2]) await anApplause(one, [other])
    await expectRefused(anApplause(one, [other]), 'plan-limit')
    setClock(() => new Date('2031-03-31T15:00:00Z'))
    await anApplause(one, [other])
    setClock()
  })
})

test('nobody gives more than 20 in a day of theirs', async () => {
  const { giver, tom, colleague } = await anApplauseCircle()
  for (let count = 0; count < 20; count += 1) await anApplause(giver, [tom])
  expect(await refusalOf(anApplause(giver, [tom]))).toMatchObject({
    code: 'too-many',
    message: 'You’ve given 20 today. Give more tomorrow.',
  })
  expect((await getApplauseForm(giver, { to: [] })).gate).toBe('You’ve given 20 today. Give more tomorrow.')
  await anApplause(colleague, [tom])
})

test('switched off, nobody gives applause', async () => {
  const { giver, tom, admin } = await anApplauseCircle()
  await switchFeature(admin, { feature: 'Applause', isOn: false })
  await expectRefused(anApplause({ ...giver, withoutFeatures: ['Applause'] }, [tom]), 'forbidden')
})
