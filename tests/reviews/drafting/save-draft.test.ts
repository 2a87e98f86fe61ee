import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, deactivate } from '@/tests/factories/members'
import { aDraft, aForm, aCircle, aReview, aQuestion } from '@/tests/factories/reviews'
import { saveDraft } from '@/lib/reviews/drafting/commands/save-draft'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { db } from '@/lib/platform/db'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { memberActor } from '@/lib/access/actor'
import { saveDraftSchema } from '@/lib/reviews/drafting/schema'
import { unsubscribeFrom } from '@/tests/factories/respondents'
import { getWizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'

describe.each(Object.values(Role))('as %s', (role) => {
  test('keeps everything the wizard holds', async () => {
    const creator = await aMember({ role })
    const { id, version } = await aDraft(creator)
    const content = aForm({ title: 'A second thought', emails: ['half-an-addr'], closesOn: '2031-02-28' })
    const saved = await saveDraft(creator, { id, version, content })
    expect(saved.version).toBe(version + 1)
    const { unsubscribed, colleagues, ...kept } = saved
    expect(await getDraft(creator, id)).toEqual({ id, startsAt: null, ...kept, content })
    expect([unsubscribed, colleagues]).toEqual([[], []])
    expect((await db.review.findUniqueOrThrow({ where: { id } })).title).toBe('A second thought')
  })
})

test('a stranger does not find it, a colleague may not, and a person who left has no access', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace })
  const { id, version } = await aDraft(creator)
  const change = { id, version, content: aForm({ title: 'Not mine' }) }
  await expectRefused(saveDraft(await aMember({ role: 'Admin' }), change), 'not-found')
  await expectRefused(saveDraft(await aMember({ workspace, role: 'Admin' }), change), 'forbidden')
  expect((await getDraft(creator, id))?.content.title).toBe('How we work')
  await deactivate(creator)
  await expect(memberActor(creator.memberId)).rejects.toThrow('no active member')
})

test('of two tabs the second learns that it is out of date, and nothing is overwritten', async () => {
  const creator = await aMember()
  const { id, version } = await aDraft(creator)
  const [one, other] = ['One', 'Other'].map((title) => saveDraft(creator, { id, version, content: aForm({ title }) }))
  const outcomes = await Promise.allSettled([one, other])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const winner = outcomes[0]?.status === 'fulfilled' ? 'One' : 'Other'
  expect((await getDraft(creator, id))?.content.title).toBe(winner)
  await expectRefused(saveDraft(creator, { id, version, content: aForm() }), 'conflict')
})

test('a saving whose answer was lost can be repeated, and is done once', async () => {
  const creator = await aMember()
  const { id, version } = await aDraft(creator)
  const change = { id, version, content: aForm({ title: 'Sent twice' }) }
  const first = await saveDraft(creator, change)
  expect(await saveDraft(creator, change)).toEqual(first)
  expect((await getDraft(creator, id))?.version).toBe(version + 1)
  await expectRefused(saveDraft(creator, { ...change, content: { ...change.content, title: 'Other' } }), 'conflict')
})

test('what was sent is no draft any more', async () => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aReview(creator, { asked })
  await expectRefused(saveDraft(creator, { id, version: 2, content: aForm({ title: 'Late' }) }), 'conflict')
  expect((await db.review.findUniqueOrThrow({ where: { id } })).title).toBe('How we work')
})

const long = (length: number) => 'x'.repeat(length)

describe('refuses before anything is written', () => {
  test.each([
    ['a form of 101 questions', { questions: Array.from({ length: 101 }, () => aQuestion('input')) }],
    ['a title of 121 characters', { title: long(121) }],
    ['a description of 2,001 characters', { description: long(2001) }],
    ['a question of 501 characters', { questions: [aQuestion('input', { questionText: long(501) })] }],
    ['an option of 251 characters', { questions: [aQuestion('checkbox', { options: [{ optionText: long(251) }] })] }],
    ['21 options', { questions: [aQuestion('checkbox', { options: Array(21).fill({ optionText: 'x' }) })] }],
    ['a question type there is not', { questions: [{ ...aQuestion('input'), type: 'essay' }] }],
    ['a scale to 11', { questions: [aQuestion('scale', { higherLabel: 11 })] }],
    ['501 outside addresses', { emails: Array(501).fill('a@b.example') }],
    ['an id that is none', { assigneeIds: ['someone'] }],
    ['names for sale', { anonymity: 'SOLD' }],
    ['a date that is none', { closesOn: 'tomorrow' }],
    ['a time that is none', { closesTime: '25:00' }],
    ['a zone there is not', { timeZone: 'Mars/Olympus' }],
    ['a character the database cannot keep', { title: 'nul \u0000' }],
    ['half a character', { questions: [aQuestion('input', { questionText: 'half \ud83d' })] }],
  ])('%s', (_, change) => {
    const parsed = saveDraftSchema.safeParse({
      id: crypto.randomUUID(),
      version: 1,
      content: { ...aForm(), ...change },
    })
    expect(parsed.success).toBe(false)
    expect(parsed.error?.issues[0]?.path.slice(0, 2)).toEqual(['content', Object.keys(change)[0]])
  })
})

test('keeps the longest form there may be, and letters of every script', async () => {
  const creator = await aMember()
  const { id, version } = await aDraft(creator)
  const questions = Array.from({ length: 100 }, () => aQuestion('textarea', { questionText: 'ü'.repeat(500) }))
  const content = aForm({ title: '🙂'.repeat(60), description: 'ع'.repeat(2000), questions })
  expect(saveDraftSchema.safeParse({ id, version, content }).success).toBe(true)
  await saveDraft(creator, { id, version, content })
  expect((await getDraft(creator, id))?.content).toEqual(content)
})

test.each([
  ['who may ask people outside learns at once which of them want no mail', 'PRO', true],
  ['who may not learns nothing of them', 'FREE', false],
] as const)('%s', async (_, plan, isTold) => {
  const workspace = await aWorkspace({ plan })
  const creator = await aMember({ workspace })
  const [silent, other] = [unique('olga'), unique('ugo')].map((name) => `${name}@elsewhere.example`)
  const { id, version } = await aDraft(creator)
  await unsubscribeFrom({ id }, silent ?? '')
  const content = aForm({ emails: [silent ?? '', other ?? ''] })
  const told = isTold ? [silent] : []
  expect((await saveDraft(creator, { id, version, content })).unsubscribed).toEqual(told)
  expect((await getWizardDraft(creator, id))?.unsubscribed).toEqual(told)
})

test('an address of a colleague is named while it is written, one of another workspace is not', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const creator = await aMember({ workspace })
  const colleague = await aMember({ workspace })
  const stranger = await aMember()
  const { id, version } = await aDraft(creator)
  const content = aForm({ emails: [colleague.email, stranger.email] })
  expect((await saveDraft(creator, { id, version, content })).colleagues).toEqual([colleague.email])
  expect((await getWizardDraft(creator, id))?.colleagues).toEqual([colleague.email])
})
