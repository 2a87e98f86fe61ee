import { unique } from '@/tests/factories/workspaces'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, aDraft, mailedCode, aForm, aQuestion, oneOfEach } from '@/tests/factories/reviews'
import { aMember, aPerson, deactivate } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { openKey } from '@/lib/platform/secrets'
import { expectRefused } from '@/tests/support/refused'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { aTeam } from '@/tests/factories/teams'
import { mailsTo } from '@/tests/support/outbox'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { saveDraft } from '@/lib/reviews/drafting/commands/save-draft'
import { formatDate } from '@/lib/shared/dates'
import { daysFrom, now } from '@/lib/platform/clock'

const anAddress = () => `${unique('reviewer')}@client.example`

describe.each(Object.values(Role))('as %s', (role) => {
  test('sends a draft about oneself to colleagues and to people outside', async () => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const email = anAddress()
    const { id } = await aReview(creator, { asked, emails: [email.toUpperCase(), ` ${email}`], about: 'me' })
    const review = await db.review.findUniqueOrThrow({ where: { id }, include: { assignees: true, externals: true } })
    expect(review).toMatchObject({ status: 'ACTIVE', subjectId: creator.memberId, askedCount: 3, answeredCount: 0 })
    expect(review.publishedAt).not.toBeNull()
    expect(review.assignees.map(({ memberId }) => memberId).sort()).toEqual(
      [null, ...asked.map(({ memberId }) => memberId)].sort(),
    )
    expect(review.externals.map((external) => external.email)).toEqual([email])
  })
})

test('a stranger does not find it, and a colleague may not', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const draft = await aDraft(creator, { asked })
  await expectRefused(publishReview(await aMember({ role: 'Admin' }), draft), 'not-found')
  await expectRefused(publishReview(await aMember({ workspace, role: 'Admin' }), draft), 'forbidden')
  expect((await db.review.findUniqueOrThrow({ where: { id: draft.id } })).status).toBe('DRAFT')
})

test('tells everybody asked once, in the product and by mail, and nobody else', async () => {
  const { workspace, creator, asked } = await aCircle(3)
  const bystander = await aMember({ workspace })
  const email = anAddress()
  const team = await aTeam({ workspace, members: asked })
  const { id } = await aReview(creator, { asked: asked.slice(0, 1), teamIds: [team.id], emails: [email] })
  const told = await db.notification.findMany({ where: { workspaceId: workspace.id } })
  expect(told.map(({ memberId }) => memberId).sort()).toEqual(asked.map(({ memberId }) => memberId).sort())
  expect(new Set(told.map(({ link }) => link))).toEqual(new Set([`/feedback/id/${id}`]))
  for (const { email: address, firstName } of asked) {
    expect(await mailsTo(address)).toMatchObject([{ props: { recipientName: firstName } }])
  }
  const outside = await mailsTo(email)
  expect(outside).toMatchObject([{ event: 'review.requested', recipientName: '', props: { recipientName: '' } }])
  expect(outside[0]?.props['privacySentence']).toBe('Only Mira Stone will see your answers and your e-mail address.')
  expect(await mailsTo(bystander.email)).toEqual([])
  expect(await mailsTo(creator.email)).toEqual([])
})

test('nobody outside is greeted by a name that was given with their address and never confirmed', async () => {
  const { email } = await aPerson({ firstName: 'Somebody else', isVerified: false })
  await aReview(await aMember(), { emails: [email] })
  expect(await mailsTo(email)).toMatchObject([{ props: { recipientName: '' } }])
})

test('people who are told find it in their list and can open it', async () => {
  const { creator, asked } = await aCircle(2)
  const { id } = await aReview(creator, { asked })
  for (const actor of asked) {
    const { rows } = await listReviews(actor, { tab: 'pending', search: '' })
    expect(rows.map((row) => row.id)).toEqual([id])
    expect((await getAnswering(actor, id)).state).toBe('open')
  }
})

test('pressing Send twice, at once or later, changes nothing', async () => {
  const { creator, asked, workspace } = await aCircle(3)
  const email = anAddress()
  const draft = await aDraft(creator, { asked, emails: [email] })
  await Promise.all([publishReview(creator, draft), publishReview(creator, draft)])
  const count = async () => ({
    questions: await db.question.count({ where: { reviewId: draft.id } }),
    assignees: await db.reviewAssignee.count({ where: { reviewId: draft.id } }),
    told: await db.notification.count({ where: { workspaceId: workspace.id } }),
    mailed: await db.mail.count({ where: { workspaceId: workspace.id } }),
    recorded: await db.activity.count({ where: { workspaceId: workspace.id } }),
  })
  const once = { questions: 6, assignees: 4, told: 3, mailed: 4, recorded: 1 }
  expect(await count()).toEqual(once)
  const code = await mailedCode(email)
  await publishReview(creator, draft)
  expect(await count()).toEqual(once)
  expect(await mailedCode(email)).toBe(code)
})

test('an older version of the form is not sent in place of the newest', async () => {
  const { creator, asked } = await aCircle(1)
  const { id, version } = await aDraft(creator, { asked })
  await saveDraft(creator, { id, version, content: aForm({ asked, title: 'Newer' }) })
  await expectRefused(publishReview(creator, { id, version }), 'conflict')
  expect((await db.review.findUniqueOrThrow({ where: { id } })).status).toBe('DRAFT')
})

test('questions are copied: what happens to the form later reaches no respondent', async () => {
  const { creator, asked } = await aCircle(1)
  const review = await aReview(creator, { asked, questions: [aQuestion('scale'), aQuestion('rating')] })
  await db.form.update({ where: { reviewId: review.id }, data: { content: aForm({ title: 'Changed' }) } })
  const [respondent] = asked
  const view = respondent && (await getAnswering(respondent, review.id))
  expect(view?.questions).toEqual(review.questions)
  expect(view?.questions).toMatchObject([
    { type: 'scale', lowest: 0, highest: 5 },
    { type: 'rating', lowest: 1, highest: 10, ratingFeedback: 'Rating' },
  ])
})

test('of an outside link only the hash is kept, and it lives until the close', async () => {
  const { creator } = await aCircle(0)
  const email = anAddress()
  const closesOn = formatDate(daysFrom(now(), 9), 'YYYY-MM-DD', 'UTC')
  const { id } = await aReview(creator, { emails: [email], closesOn, timeZone: 'Asia/Kolkata' })
  const code = await mailedCode(email)
  expect(code).toMatch(/^[\w-]{43}$/)
  const external = await db.externalReviewer.findFirstOrThrow({ where: { reviewId: id } })
  expect(JSON.stringify(external)).not.toContain(code)
  expect(external.expiresAt.toISOString()).toBe(`${closesOn}T11:30:00.000Z`)
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
  expect(JSON.stringify(mail)).not.toContain(code)
  expect((await mailsTo(email))[0]?.props['closesOn']).toMatch(/, 05:00\u00a0pm \(Kolkata\)$/)
})

test('works out what each is to the subject from the teams they share', async () => {
  const { workspace, creator } = await aCircle(0)
  const [subject, boss, peer, report, other] = await Promise.all(
    Array.from({ length: 5 }, () => aMember({ workspace })),
  )
  if (!subject || !boss || !peer || !report || !other) throw new Error('somebody is missing')
  await aTeam({ workspace, managers: [boss], members: [subject, peer] })
  await aTeam({ workspace, managers: [subject], members: [report] })
  const asked = [subject, boss, peer, report, other]
  const { id } = await aReview(creator, { asked, about: 'people', subjectIds: [subject.memberId] })
  const rows = await db.reviewAssignee.findMany({ where: { reviewId: id } })
  const relationships = asked.map((actor) => rows.find(({ memberId }) => memberId === actor.memberId)?.relationship)
  expect(relationships).toEqual(['SELF', 'MANAGER', 'PEER', 'REPORT', 'OTHER'])
})

test('only an anonymous review gets a key, and it is sealed', async () => {
  const { creator, asked } = await aCircle(3)
  const named = await aReview(creator, { asked })
  const anonymous = await aReview(creator, { asked, anonymity: 'ANONYMOUS' })
  const keyOf = async ({ id }: { id: string }) => (await db.review.findUniqueOrThrow({ where: { id } })).responseKey
  expect(await keyOf(named)).toBeNull()
  const sealed = (await keyOf(anonymous)) ?? new Uint8Array()
  expect(sealed).not.toHaveLength(32)
  expect(openKey(sealed)).toHaveLength(32)
})

test('a form with every type of question at its limits can be sent', async () => {
  const { creator, asked } = await aCircle(1)
  const options = Array.from({ length: 20 }, (_, index) => ({ optionText: `${index}`.padEnd(250, 'x') }))
  const questions = [...oneOfEach(), aQuestion('checkbox', { options, questionText: 'y'.repeat(500) })]
  const review = await aReview(creator, { asked, title: 'z'.repeat(120), questions })
  expect(review.questions).toHaveLength(7)
  expect(review.questions.at(-1)?.options).toHaveLength(20)
})

test('people who left before it was sent are refused by name', async () => {
  const { creator, asked } = await aCircle(2)
  const [gone] = asked
  const draft = await aDraft(creator, { asked })
  if (gone) await deactivate(gone)
  await expectRefused(publishReview(creator, draft), 'invalid', 'assigneeIds')
})

describe('one that is to go out later', () => {
  const later = { startsOn: '2030-03-01', startsTime: '09:00' }

  test('waits, checked as if it went out now, and nobody hears of it', async () => {
    const { workspace, creator, asked } = await aCircle(3)
    const draft = await aDraft(creator, { asked, ...later, closesOn: '2030-03-15' })
    const startsAt = new Date('2030-03-01T08:00:00Z')
    expect(await publishReview(creator, draft)).toEqual({ id: draft.id, roundId: null, startsAt })
    const review = await db.review.findUniqueOrThrow({ where: { id: draft.id } })
    expect(review).toMatchObject({ status: 'DRAFT', startsAt, askedCount: 0, publishedAt: null })
    expect(await db.notification.count({ where: { workspaceId: workspace.id } })).toBe(0)
    expect(await publishReview(creator, draft)).toEqual({ id: draft.id, roundId: null, startsAt })
  })

  test.each([
    ['in the past', 'startsOn', { startsOn: '2020-01-01' }],
    ['on a day there is not', 'startsOn', { startsOn: '2030-02-31' }],
    ['after it closes', 'closesOn', { ...later, closesOn: '2030-02-27' }],
    ['without anybody asked', 'assigneeIds', { ...later, assigneeIds: [] }],
  ])('is refused %s', async (_, field, given) => {
    const { creator, asked } = await aCircle(1)
    const draft = await aDraft(creator, { asked, ...given })
    await expectRefused(publishReview(creator, draft), 'invalid', field)
    expect((await db.review.findUniqueOrThrow({ where: { id: draft.id } })).startsAt).toBe(null)
  })
})

test('about several people one form becomes a round, however often Send is pressed', async () => {
  const { workspace, creator, asked } = await aCircle(4)
  const subjectIds = asked.slice(0, 2).map(({ memberId }) => memberId)
  const draft = await aDraft(creator, { asked: asked.slice(2), about: 'people', subjectIds })
  const [one, other] = await Promise.all([publishReview(creator, draft), publishReview(creator, draft)])
  expect(one.roundId).not.toBe(null)
  expect(other).toEqual(one)
  expect(await db.review.count({ where: { workspaceId: workspace.id } })).toBe(2)
  expect(await db.reviewRound.count({ where: { workspaceId: workspace.id } })).toBe(1)
})
