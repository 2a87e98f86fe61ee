import type { Actor } from '@/lib/access/actor'
import { aForm, aCircle, aDraft, aboutPerson, aReview, type GivenForm } from '@/tests/factories/reviews'
import { transaction, db } from '@/lib/platform/db'
import { sendReview } from '@/lib/reviews/drafting/steps/send-review'
import { describe, test, expect } from 'vitest'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { aTeam } from '@/tests/factories/teams'
import { mailsTo } from '@/tests/support/outbox'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'

const send = (actor: Actor, id: string, given: GivenForm) =>
  transaction((tx) => sendReview(tx, actor, { id, content: aForm(given) }))

const idsOf = (actors: Actor[]) => actors.map(({ memberId }) => memberId)

describe('who may send what', () => {
  test.each<[Role, string, boolean]>([
    ['Admin', 'others', true],
    ['Manager', 'others', true],
    ['Member', 'others', false],
    ['Member', 'themselves', true],
  ])('a %s asks about %s: %s', async (role, whom, isAllowed) => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const [other = creator] = asked
    const { id } = await aDraft(creator)
    const about = aboutPerson(whom === 'others' ? other : creator)
    const sending = send(creator, id, { asked, ...about })
    if (isAllowed) expect(await sending).toEqual({ id, roundId: null })
    else await expectRefused(sending, 'invalid', 'subjectIds')
  })

  test('people of another workspace are not found', async () => {
    const { creator, asked } = await aCircle(1)
    const stranger = await aMember()
    const { id } = await aDraft(creator)
    await expectRefused(send(creator, id, { asked: [stranger] }), 'invalid', 'assigneeIds')
    await expectRefused(send(creator, id, { asked, ...aboutPerson(stranger) }), 'invalid', 'subjectIds')
    await expectRefused(send(creator, id, { asked, sharedWithIds: [stranger.memberId] }), 'invalid', 'sharedWithIds')
  })

  test('people outside are asked on a paid plan, as many as it includes', async () => {
    const { creator } = await aCircle(0)
    const { id } = await aDraft(creator)
    const emails = Array.from({ length: 600 }, (_, index) => `${index}@outside.example`)
    await expectRefused(send(creator, id, { emails }), 'plan-limit', 'emails')
  })
})

describe('a round', () => {
  async function aRound(given: GivenForm = {}) {
    const { workspace, creator, asked } = await aCircle(4)
    const [ann = creator, bo = creator, ...others] = asked
    const { id } = await aDraft(creator)
    const subjectIds = idsOf([ann, bo])
    const form = { about: 'people' as const, subjectIds, asked: others, title: 'Yearly', ...given }
    const sent = await send(creator, id, form)
    const reviews = await db.review.findMany({
      where: { roundId: sent.roundId },
      include: { form: true, assignees: true, _count: { select: { questions: true } } },
      orderBy: { title: 'asc' },
    })
    return { workspace, creator, ann, bo, others, asked, id, sent, reviews, subjectIds }
  }

  test('is one review about each, under one title, each with the whole form', async () => {
    const { creator, id, sent, reviews, subjectIds, others } = await aRound()
    const round = await db.reviewRound.findUniqueOrThrow({ where: { id: sent.roundId ?? '' } })
    expect(round).toMatchObject({ title: 'Yearly', creatorId: creator.memberId })
    expect(reviews.map(({ subjectId }) => subjectId).sort()).toEqual([...subjectIds].sort())
    expect(reviews.map((review) => review.id)).toContain(id)
    for (const review of reviews) {
      expect(review).toMatchObject({ status: 'ACTIVE', askedCount: 2, _count: { questions: 6 } })
      expect(review.title).toMatch(/^Yearly: Rowan/)
      expect(review.form?.content).toMatchObject({
        about: 'people',
        subjectIds: [review.subjectId],
        title: review.title,
      })
      expect(review.assignees.map(({ memberId }) => memberId).sort()).toEqual(idsOf(others).sort())
    }
  })

  test('asks nobody about themselves unless they were chosen by name', async () => {
    const { workspace, creator, asked } = await aCircle(3)
    const team = await aTeam({ workspace, members: asked })
    const [ann = creator, bo = creator] = asked
    const subjectIds = idsOf([ann, bo])
    const { id } = await aDraft(creator)
    const form = { about: 'people' as const, subjectIds, teamIds: [team.id], assigneeIds: [ann.memberId] }
    const { roundId } = await send(creator, id, form)
    const relationships = async (subject: Actor) => {
      const where = { review: { roundId, subjectId: subject.memberId } }
      const found = await db.reviewAssignee.findMany({ where, select: { memberId: true, relationship: true } })
      return new Map(found.map(({ memberId, relationship }) => [memberId, relationship]))
    }
    const aboutAnn = await relationships(ann)
    expect([aboutAnn.get(ann.memberId), aboutAnn.get(bo.memberId), aboutAnn.size]).toEqual(['SELF', 'PEER', 3])
    const aboutBo = await relationships(bo)
    expect([aboutBo.get(ann.memberId), aboutBo.get(bo.memberId), aboutBo.size]).toEqual(['PEER', undefined, 2])
  })

  test('is all or nothing: when it cannot be sent about one, it is sent about nobody', async () => {
    const { workspace, creator, asked } = await aCircle(1)
    const [ann = creator] = asked
    const bo = await aMember({ workspace })
    const team = await aTeam({ workspace, members: [ann] })
    const { id } = await aDraft(creator)
    const form = { about: 'people' as const, subjectIds: idsOf([bo, ann]), teamIds: [team.id] }
    await expectRefused(send(creator, id, form), 'invalid', 'assigneeIds')
    expect(await db.review.count({ where: { workspaceId: workspace.id, status: { not: 'DRAFT' } } })).toBe(0)
    expect(await db.reviewRound.count({ where: { workspaceId: workspace.id } })).toBe(0)
    expect(await db.notification.count({ where: { workspaceId: workspace.id } })).toBe(0)
  })

  test('that is anonymous is refused when about one of them too few would be asked', async () => {
    const { creator, asked } = await aCircle(3)
    const { id } = await aDraft(creator)
    const form = { about: 'people' as const, subjectIds: idsOf(asked.slice(0, 2)), asked: asked.slice(1) }
    await expectRefused(send(creator, id, { ...form, anonymity: 'ANONYMOUS' }), 'invalid', 'anonymity')
  })

  test('is one mail for somebody asked about several, and a notice for each form', async () => {
    const { workspace, creator, ann, others, reviews } = await aRound()
    const [{ email, memberId } = creator] = others
    const mails = await mailsTo(email)
    expect(mails.map(({ event }) => event)).toEqual(['round.requested'])
    expect(mails[0]?.props).toMatchObject({ roundTitle: 'Yearly', subjectCount: '2 colleagues' })
    const notices = await db.notification.findMany({ where: { workspaceId: workspace.id, memberId } })
    expect(notices.map(({ link }) => link).sort()).toEqual(reviews.map(({ id }) => `/feedback/id/${id}`).sort())
    expect(await mailsTo(ann.email)).toEqual([])
  })

  test('compares each with the one before it about the same person', async () => {
    const { creator, others, id, reviews, subjectIds } = await aRound()
    const again = await aDraft(creator)
    await db.review.update({ where: { id: again.id }, data: { previousId: id } })
    const form = { about: 'people' as const, subjectIds: [...subjectIds].reverse(), asked: others, title: 'Again' }
    const { roundId } = await send(creator, again.id, form)
    const next = await db.review.findMany({ where: { roundId } })
    const before = new Map(reviews.map((review) => [review.subjectId, review.id]))
    expect(next.map(({ previousId }) => previousId)).toEqual(next.map(({ subjectId }) => before.get(subjectId)))
  })
})

describe('what is promised is written down', () => {
  test('each setting of the form is a setting of the review', async () => {
    const { creator, asked } = await aCircle(4)
    const [subject = creator, ...others] = asked
    const { id } = await aReview(creator, {
      asked: others,
      ...aboutPerson(subject),
      anonymity: 'CONFIDENTIAL',
      releaseMode: 'AT_CLOSE',
      mayOptOut: false,
      mayEdit: false,
      maySeeOwn: false,
      mayDeclineFuture: false,
      hasReminders: false,
      seenByManager: true,
      nominations: { min: 2, max: 4, approver: 'MANAGER' },
      closesOn: '2031-01-15',
    })
    expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
      anonymity: 'CONFIDENTIAL',
      releaseMode: 'AT_CLOSE',
      seenBySubject: true,
      seenByManager: true,
      mayOptOut: false,
      mayEdit: false,
      maySeeOwn: false,
      mayDeclineFuture: false,
      hasReminders: false,
      nominationsMin: 2,
      nominationsMax: 4,
      nominationsApprover: 'MANAGER',
      responseKey: null,
    })
    const [mail] = await mailsTo(subject.email)
    const closesOn = 'Jan 15, 2031, 04:00\u00a0pm (UTC)'
    expect(mail).toMatchObject({ event: 'nomination.requested', props: { closesOn } })
  })

  test('what means nothing about nobody is left out', async () => {
    const { creator, asked } = await aCircle(1)
    const nominations = { min: 2, max: 4, approver: 'CREATOR' } as const
    const { id } = await aReview(creator, { asked, nominations, seenByManager: true, releaseMode: 'AT_ONCE' })
    expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
      subjectId: null,
      seenBySubject: false,
      seenByManager: false,
      releaseMode: 'BY_HAND',
      nominationsMin: null,
      nominationsMax: null,
      nominationsApprover: null,
    })
  })

  test('what somebody is to the subject can be put right', async () => {
    const { creator, asked } = await aCircle(2)
    const [subject = creator, other = creator] = asked
    const relationships = { [other.memberId]: 'MANAGER' as const }
    const { id } = await aReview(creator, { asked: [other], ...aboutPerson(subject), relationships })
    const [assignee] = await db.reviewAssignee.findMany({ where: { reviewId: id } })
    expect(assignee?.relationship).toBe('MANAGER')
  })

  test('a form that repeats begins a series, of which it is the first round', async () => {
    const { creator, asked } = await aCircle(1)
    const { id } = await aReview(creator, { asked, frequency: 'Weekly', openDays: 4, timeZone: 'Asia/Tokyo' })
    const review = await db.review.findUniqueOrThrow({ where: { id }, include: { series: true } })
    expect(review.series).toMatchObject({
      frequency: 'Weekly',
      openDays: 4,
      timeZone: 'Asia/Tokyo',
      closesTime: '17:00',
    })
    expect(review.occursOn).toEqual(review.series?.firstOn)
    const days = (review.series?.nextOn?.getTime() ?? 0) - (review.occursOn?.getTime() ?? 0)
    expect(days).toBe(7 * 86_400_000)
    expect(review.closesAt?.getTime()).toBeGreaterThan(Date.now())
  })

  test('each of several that repeat has a series of its own', async () => {
    const { creator, asked } = await aCircle(3)
    const form = { about: 'people' as const, subjectIds: idsOf(asked.slice(0, 2)), asked: asked.slice(2) }
    const draft = await aDraft(creator, { ...form, frequency: 'Monthly', openDays: 14 })
    const { roundId } = await publishReview(creator, draft)
    const reviews = await db.review.findMany({ where: { roundId } })
    expect(new Set(reviews.map(({ seriesId }) => seriesId)).size).toBe(2)
    expect(reviews.every(({ seriesId }) => seriesId !== null)).toBe(true)
  })
})
