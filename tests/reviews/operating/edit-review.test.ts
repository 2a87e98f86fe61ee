import {
  storedOf,
  aRunningReview,
  aCircle,
  aReview,
  aDraft,
  aResponse,
  aboutPerson,
  type GivenForm,
} from '@/tests/factories/reviews'
import { formatDate } from '@/lib/shared/dates'
import { daysFrom, now } from '@/lib/platform/clock'
import type { EditReviewInput } from '@/lib/reviews/operating/schema'
import { findSettings } from '@/lib/reviews/model/queries/find-settings'
import { db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { test, expect, describe } from 'vitest'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { mailsTo } from '@/tests/support/outbox'
import { editReview } from '@/lib/reviews/operating/commands/edit-review'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin } from '@/tests/factories/members'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { unique } from '@/tests/factories/workspaces'

const reviewOf = async (id: string) => (await storedOf(id)).review
const closesOn = (inDays: number) => formatDate(daysFrom(now(), inDays), 'YYYY-MM-DD', 'UTC')

/** What the edit screen would send, as it opens and with these changes. */
async function inputOf(id: string, changes: Partial<EditReviewInput> = {}): Promise<EditReviewInput> {
  const { hasShared: _hasShared, closesAt, ...settings } = await findSettings(db, id)
  const end = closesAt === null ? '' : formatDate(closesAt, 'YYYY-MM-DD', 'UTC')
  return { id, ...settings, timeZone: 'UTC', closesOn: end, closesTime: '17:00', ...changes }
}
const toldOf = (actor: Actor, event: string) =>
  db.notification.count({ where: { memberId: actor.memberId, key: { startsWith: event } } })

test('who turns reminders off takes back those that have not left', async () => {
  const { creator, respondent, review } = await aRunningReview()
  await nudgeRespondents(creator, review)
  const left = async () => (await mailsTo(respondent.email)).filter(({ event }) => event === 'review.nudged').length
  await editReview(creator, await inputOf(review.id, { title: 'Another' }))
  expect(await left()).toBe(1)
  await editReview(creator, await inputOf(review.id, { hasReminders: false }))
  expect(await left()).toBe(0)
})

describe.each(Object.values(Role))('as %s', (role) => {
  test('changes words, end and reminders of what one created', async () => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const { id } = await aReview(creator, { asked })
    const changes = { title: ' How we meet ', description: 'Our meetings.', closesOn: closesOn(9), hasReminders: false }
    await editReview(creator, await inputOf(id, changes))
    const closesAt = new Date(`${closesOn(9)}T17:00:00Z`)
    expect(await reviewOf(id)).toMatchObject({
      title: 'How we meet',
      description: 'Our meetings.',
      closesAt,
      hasReminders: false,
    })
    expect(await toldOf(asked[0] ?? creator, 'review.rescheduled')).toBe(1)
  })
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, respondent, review } = await aRunningReview()
  const input = await inputOf(review.id, { title: 'Mine now' })
  await expectRefused(editReview(await anAdmin(), input), 'not-found')
  await expectRefused(editReview(await anAdmin({ workspace }), input), 'forbidden')
  await expectRefused(editReview(respondent, input), 'forbidden')
  expect((await reviewOf(review.id)).title).toBe('How we work')
})

test('the same twice changes nothing and tells nobody again; an older screen overwrites nothing', async () => {
  const { creator, respondent, review } = await aRunningReview()
  const input = await inputOf(review.id, { closesOn: closesOn(5) })
  await Promise.all([editReview(creator, input), editReview(creator, input)])
  expect(await editReview(creator, input)).toEqual({ id: review.id })
  await editReview(creator, await inputOf(review.id))
  for (const change of [{ title: 'As it was' }, { closesOn: closesOn(6) }, { closesOn: '' }]) {
    await expectRefused(editReview(creator, { ...input, ...change }), 'conflict')
  }
  expect(await toldOf(respondent, 'review.rescheduled')).toBe(1)
})

test('reminders can be turned off, and not on again: people read that they will not be reminded', async () => {
  const { creator, review } = await aRunningReview()
  await editReview(creator, await inputOf(review.id, { hasReminders: false }))
  const again = await inputOf(review.id, { hasReminders: true })
  expect(Object.keys((await refusalOf(editReview(creator, again))).fields)).toEqual(['hasReminders'])
  expect((await reviewOf(review.id)).hasReminders).toBe(false)
  await editReview(creator, await inputOf(review.id, { description: 'Our meetings.' }))
})

test('neither a draft nor what has ended is edited', async () => {
  const { creator, review, asked } = await aRunningReview()
  await expectRefused(editReview(creator, await inputOf((await aDraft(creator, { asked })).id)), 'conflict')
  await closeReview(creator, review)
  await expectRefused(editReview(creator, await inputOf(review.id)), 'conflict')
})

describe('before the first answer', () => {
  test('more people may read it, and everybody asked is told', async () => {
    const { creator, asked, review } = await aRunningReview()
    await editReview(creator, await inputOf(review.id, { seenByAdmins: true }))
    expect((await reviewOf(review.id)).seenByAdmins).toBe(true)
    for (const person of asked) expect(await toldOf(person, 'review.widened')).toBe(1)
  })

  test('people outside hear of more readers and of a new end by mail', async () => {
    const email = `${unique('olga')}@elsewhere.example`
    const { creator, review } = await aRunningReview({ emails: [email] })
    await editReview(creator, await inputOf(review.id, { seenByAdmins: true, closesOn: closesOn(4) }))
    const mails = (await mailsTo(email)).filter(({ event }) => event === 'review.prolonged')
    expect(mails.map(({ props }) => props['news']).toSorted()).toEqual([
      'More people will read the answers to “How we work”',
      '“How we work” has a new close date',
    ])
  })

  test('what is about a person means nothing where there is none', async () => {
    const { creator, review } = await aRunningReview()
    await editReview(creator, await inputOf(review.id, { seenBySubject: true, seenByManager: true }))
    expect(await reviewOf(review.id)).toMatchObject({ seenBySubject: false, seenByManager: false })
  })
})

describe('after the first answer', () => {
  test('the words stay, and nobody is added to the readers', async () => {
    const { creator, respondent, review } = await aRunningReview()
    await aResponse(respondent, review)
    await expectRefused(editReview(creator, await inputOf(review.id, { title: 'Other' })), 'invalid', 'title')
    await expectRefused(
      editReview(creator, await inputOf(review.id, { description: 'Other' })),
      'invalid',
      'description',
    )
    await expectRefused(
      editReview(creator, await inputOf(review.id, { seenByAdmins: true })),
      'invalid',
      'seenByAdmins',
    )
    expect((await reviewOf(review.id)).seenByAdmins).toBe(false)
  })

  test('readers can be taken away, and the end moved', async () => {
    const { creator, respondent, review } = await aRunningReview({ seenByAdmins: true })
    await aResponse(respondent, review)
    await editReview(creator, await inputOf(review.id, { seenByAdmins: false, closesOn: closesOn(3) }))
    expect((await reviewOf(review.id)).seenByAdmins).toBe(false)
    // Who has answered has nothing left to do until then.
    expect(await toldOf(respondent, 'review.rescheduled')).toBe(0)
  })
})

describe('names, and when they are read', () => {
  const about = async (given: GivenForm = {}) => {
    const { creator, asked } = await aCircle(4)
    const [subject = creator, respondent = creator, ...others] = asked
    const review = await aReview(creator, { ...aboutPerson(subject), asked: [respondent, ...others], ...given })
    return { creator, respondent, review }
  }

  test.each([false, true])('become more private, whether somebody has answered or not (%s)', async (isAnswered) => {
    const { creator, respondent, review } = await about({ releaseMode: 'AT_ONCE' })
    if (isAnswered) await aResponse(respondent, review)
    const shown = { anonymity: 'CONFIDENTIAL', releaseMode: 'BY_HAND' } as const
    await editReview(creator, await inputOf(review.id, shown))
    expect(await reviewOf(review.id)).toMatchObject(shown)
  })

  test.each<[string, GivenForm, Partial<EditReviewInput>, string]>([
    ['names shown to one more', { anonymity: 'CONFIDENTIAL' }, { anonymity: 'NAMED' }, 'anonymity'],
    ['names known of what was anonymous', { anonymity: 'ANONYMOUS' }, { anonymity: 'CONFIDENTIAL' }, 'anonymity'],
    ['anonymous, which it was not', {}, { anonymity: 'ANONYMOUS' }, 'anonymity'],
    ['read earlier', {}, { releaseMode: 'AT_CLOSE' }, 'releaseMode'],
    ['each at once without names', { releaseMode: 'AT_ONCE' }, { anonymity: 'CONFIDENTIAL' }, 'releaseMode'],
  ])('never %s', async (_case, given, changes, field) => {
    const { creator, review } = await about(given)
    const before = await reviewOf(review.id)
    await expectRefused(editReview(creator, await inputOf(review.id, changes)), 'invalid', field)
    expect(await reviewOf(review.id)).toEqual(before)
  })

  test('are kept from nobody where it is about nobody, or about the one who asks', async () => {
    const [one, own] = [await aRunningReview(), await aRunningReview({ about: 'me' })]
    for (const { creator, review } of [one, own]) {
      const input = await inputOf(review.id, { anonymity: 'CONFIDENTIAL' })
      await expectRefused(editReview(creator, input), 'invalid', 'anonymity')
    }
  })
})

test('a title is needed, and an end in the future', async () => {
  const { creator, review } = await aRunningReview()
  await expectRefused(editReview(creator, await inputOf(review.id, { title: '  ' })), 'invalid', 'title')
  await expectRefused(editReview(creator, await inputOf(review.id, { closesOn: closesOn(-3) })), 'invalid', 'closesOn')
})
