import { aCircle, aQuestion, aboutPerson, aDraft, type GivenForm } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import type { Actor } from '@/lib/access/actor'
import { expect, describe, test } from 'vitest'
import { aMember, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { expectRefused } from '@/tests/support/refused'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'

type Circle = Awaited<ReturnType<typeof aCircle>>
type Case = [why: string, field: string, form: (circle: Circle) => GivenForm | Promise<GivenForm>]

async function unsubscribedFrom(workspaceId: string) {
  const email = `${unique('ugo')}@else.example`
  await db.unsubscribedAddress.create({ data: { workspaceId, email, createdAt: now() } })
  return email
}

async function expectNothingWritten({ workspaceId }: Actor, id: string) {
  const review = await db.review.findUniqueOrThrow({ where: { id } })
  expect(review).toMatchObject({
    status: 'DRAFT',
    askedCount: 0,
    publishedAt: null,
    responseKey: null,
    subjectId: null,
  })
  const where = { workspaceId }
  const counts = await Promise.all([
    db.question.count({ where }),
    db.questionOption.count({ where }),
    db.reviewAssignee.count({ where }),
    db.externalReviewer.count({ where }),
    db.sharedReview.count({ where }),
    db.notification.count({ where }),
    db.activity.count({ where }),
    db.mail.count({ where }),
  ])
  expect(counts).toEqual(counts.map(() => 0))
}

/** Many people at once, without going through the factory a thousand times. */
async function somePeople(workspaceId: string, size: number) {
  const people = Array.from({ length: size }, () => ({ email: `${unique('crowd')}@acme.example`, firstName: 'Kim' }))
  const createdAt = new Date()
  const users = await db.user.createManyAndReturn({ data: people.map((person) => ({ ...person, createdAt })) })
  const data = users.map(({ id: userId }) => ({ userId, workspaceId, role: 'Member', createdAt }) as const)
  const members = await db.member.createManyAndReturn({ data, select: { id: true } })
  return members.map(({ id }) => id)
}

const stranger = () => aMember()
const goneFrom = async ({ workspace }: Circle) => {
  const actor = await aMember({ workspace })
  await deactivate(actor)
  return actor.memberId
}

const cases: Case[] = [
  ['without a title', 'title', ({ asked }) => ({ asked, title: '  ' })],
  ['without a question', 'questions', ({ asked }) => ({ asked, questions: [] })],
  [
    'with an unwritten question',
    'questions',
    ({ asked }) => ({ asked, questions: [aQuestion('input', { questionText: ' ' })] }),
  ],
  [
    'with an empty option',
    'questions',
    ({ asked }) => ({
      asked,
      questions: [aQuestion('checkbox', { options: [{ optionText: 'One' }, { optionText: '' }] })],
    }),
  ],
  [
    'with one option',
    'questions',
    ({ asked }) => ({ asked, questions: [aQuestion('checkbox', { options: [{ optionText: 'One' }] })] }),
  ],
  [
    'with a scale that does not rise',
    'questions',
    ({ asked }) => ({ asked, questions: [aQuestion('scale', { lowerLabel: 5, higherLabel: 5 })] }),
  ],
  ['to nobody', 'assigneeIds', () => ({})],
  [
    'to nobody, where nobody can propose anybody',
    'assigneeIds',
    () => ({ nominations: { min: 1, max: 2, approver: 'CREATOR' } }),
  ],
  ['to an empty team alone', 'assigneeIds', async ({ workspace }) => ({ teamIds: [(await aTeam({ workspace })).id] })],
  ['to a stranger', 'assigneeIds', async () => ({ asked: [await stranger()] })],
  ['to somebody who is gone', 'assigneeIds', async (circle) => ({ assigneeIds: [await goneFrom(circle)] })],
  [
    'to a team of strangers',
    'teamIds',
    async () => ({ teamIds: [(await aTeam({ workspace: (await aCircle(0)).workspace })).id] }),
  ],
  ['about somebody, but whom', 'subjectIds', ({ asked }) => ({ asked, about: 'people', subjectIds: [] })],
  [
    'about a stranger',
    'subjectIds',
    async ({ asked }) => ({ asked, about: 'people', subjectIds: [(await stranger()).memberId] }),
  ],
  [
    'about somebody who is gone',
    'subjectIds',
    async (circle) => ({ asked: circle.asked, about: 'people', subjectIds: [await goneFrom(circle)] }),
  ],
  [
    'to be read by a stranger',
    'sharedWithIds',
    async ({ asked }) => ({ asked, sharedWithIds: [(await stranger()).memberId] }),
  ],
  [
    'to be read by somebody who is gone',
    'sharedWithIds',
    async (circle) => ({ asked: circle.asked, sharedWithIds: [await goneFrom(circle)] }),
  ],
  ['to something that is no address', 'emails', () => ({ emails: ['someone at home'] })],
  ['to two addresses in one', 'emails', () => ({ emails: ['a@b.example\r\nbcc: c@d.example'] })],
  [
    'to a colleague as an outsider',
    'emails',
    ({ asked }) => ({ emails: asked.map(({ email }) => email.toUpperCase()) }),
  ],
  [
    'to somebody outside who unsubscribed',
    'emails',
    async ({ workspace, asked }) => ({ asked, emails: ['olga@else.example', await unsubscribedFrom(workspace.id)] }),
  ],
  [
    'anonymously to three, one of whom unsubscribed',
    'emails',
    async ({ workspace, asked }) => ({
      asked: asked.slice(0, 2),
      anonymity: 'ANONYMOUS',
      emails: [await unsubscribedFrom(workspace.id)],
    }),
  ],
  ['with a close in the past', 'closesOn', ({ asked }) => ({ asked, closesOn: '2020-01-01' })],
  ['with a close on a day there is not', 'closesOn', ({ asked }) => ({ asked, closesOn: '2030-13-45' })],
  ['confidentially about oneself', 'anonymity', ({ asked }) => ({ asked, about: 'me', anonymity: 'CONFIDENTIAL' })],
  ['confidentially about nobody', 'anonymity', ({ asked }) => ({ asked, anonymity: 'CONFIDENTIAL' })],
  [
    'anonymously with somebody who would stand out beside the others',
    'anonymity',
    async ({ workspace, asked }) => {
      const subject = await aMember({ workspace })
      const manager = await aMember({ workspace })
      await aTeam({ workspace, members: [subject, ...asked], managers: [manager] })
      return { asked: [manager, ...asked], ...aboutPerson(subject), anonymity: 'ANONYMOUS' }
    },
  ],
  [
    'each answer at once, without names',
    'releaseMode',
    async ({ workspace, asked }) => {
      const subject = await aMember({ workspace })
      return { asked, ...aboutPerson(subject), releaseMode: 'AT_ONCE', anonymity: 'ANONYMOUS' }
    },
  ],
  [
    'with fewer to propose at most than at least',
    'nominations',
    ({ asked }) => ({ asked, about: 'me', nominations: { min: 5, max: 2, approver: 'CREATOR' } }),
  ],
  ['every day for two days', 'openDays', ({ asked }) => ({ asked, frequency: 'Daily', openDays: 2 })],
  ['anonymously to two', 'anonymity', ({ asked }) => ({ asked: asked.slice(0, 2), anonymity: 'ANONYMOUS' })],
  [
    'to 1,001 people',
    'assigneeIds',
    async ({ workspace }) => ({
      assigneeIds: await somePeople(workspace.id, 600),
      emails: Array.from({ length: 401 }, (_, index) => `${index}@crowd.example`),
    }),
  ],
]

describe('refuses to send, naming the field, with nothing written', () => {
  test.each(cases)('%s', async (_, field, form) => {
    const circle = await aCircle(3)
    const draft = await aDraft(circle.creator, await form(circle))
    await expectRefused(publishReview(circle.creator, draft), 'invalid', field)
    await expectNothingWritten(circle.creator, draft.id)
  })
})

describe('a Member', () => {
  test('asks 20 people at most', async () => {
    const { workspace } = await aCircle(0)
    const creator = await aMember({ workspace })
    const assigneeIds = await somePeople(workspace.id, 21)
    const draft = await aDraft(creator, { assigneeIds })
    await expectRefused(publishReview(creator, draft), 'invalid', 'assigneeIds')
    await expectNothingWritten(creator, draft.id)
    const smaller = await aDraft(creator, { assigneeIds: assigneeIds.slice(1) })
    expect(await publishReview(creator, smaller)).toMatchObject({ id: smaller.id })
  })

  test('asks about nobody but themselves', async () => {
    const { workspace, asked } = await aCircle(3)
    const creator = await aMember({ workspace })
    const subjectIds = asked.slice(0, 1).map(({ memberId }) => memberId)
    const draft = await aDraft(creator, { asked, about: 'people', subjectIds })
    await expectRefused(publishReview(creator, draft), 'invalid', 'subjectIds')
    await expectNothingWritten(creator, draft.id)
    const own = await aDraft(creator, { asked, about: 'people', subjectIds: [creator.memberId] })
    expect(await publishReview(creator, own)).toMatchObject({ id: own.id })
  })
})
