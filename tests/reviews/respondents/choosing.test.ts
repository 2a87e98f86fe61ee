import { storedOf, aCircle, aReview, aboutPerson, aRunningReview, aResponse } from '@/tests/factories/reviews'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aTag } from '@/tests/factories/tags'
import { describe, test, expect } from 'vitest'
import { getAddition } from '@/lib/reviews/respondents/queries/get-addition'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { placeOf, chosenByName, toldTo } from '@/tests/factories/respondents'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { replaceRespondent } from '@/lib/reviews/respondents/commands/replace-respondent'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

const askedCount = async (id: string) => (await storedOf(id)).review.askedCount
const nobody = { memberIds: [], teamIds: [], tagIds: [] }

/** Feedback that asks the first of five, who are a team; the last two of them and nobody else have a tag. */
async function aTeamToAsk(role: Role = 'Manager') {
  const { workspace, asked: people } = await aCircle(5)
  const creator = await aMember({ workspace, role })
  const review = await aReview(creator, { asked: people.slice(0, 1) })
  const team = await aTeam({ workspace, members: people })
  const tag = await aTag({ workspace, members: people.slice(3) })
  const choice = { id: review.id, ...nobody, teamIds: [team.id] }
  return { workspace, creator, people, review, team, tag, choice }
}

describe.each(Object.values(Role))('as %s', (role) => {
  test('asks a whole team and everybody with a tag, each once, and says how many are new', async () => {
    const { creator, people, review, tag, choice } = await aTeamToAsk(role)
    const whole = { ...choice, tagIds: [tag.id], memberIds: people.slice(1, 2).map((one) => one.memberId) }
    const found = { newCount: 4, knownCount: 1, groups: [], later: null, blockedReason: null }
    expect(await getAddition(creator, whole)).toEqual(found)
    const both = await Promise.allSettled([addRespondents(creator, whole), addRespondents(creator, whole)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await askedCount(review.id)).toBe(5)
    for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1)
    const again = await getAddition(creator, whole)
    expect(again).toMatchObject({ newCount: 0, knownCount: 5, blockedReason: 'Everyone you chose was already asked.' })
  })
})

test('of what one did not send, one learns nothing', async () => {
  const { workspace, people, choice } = await aTeamToAsk()
  await expectRefused(getAddition(await anAdmin(), choice), 'not-found')
  await expectRefused(getAddition(await anAdmin({ workspace }), choice), 'forbidden')
  for (const person of people.slice(0, 1)) await expectRefused(getAddition(person, choice), 'forbidden')
})

test('a team and a tag of another workspace are not there', async () => {
  const { creator, choice } = await aTeamToAsk()
  const other = await aTeamToAsk()
  await expectRefused(addRespondents(creator, { ...choice, teamIds: [other.team.id] }), 'invalid', 'teamIds')
  await expectRefused(addRespondents(creator, { ...choice, tagIds: [other.tag.id] }), 'invalid', 'tagIds')
})

test('a member asks at most twenty, and hears so before', async () => {
  const { workspace, creator, review, people, choice } = await aTeamToAsk('Member')
  const more = await Promise.all(Array.from({ length: 16 }, () => aMember({ workspace })))
  const big = await aTeam({ workspace, members: [...people, ...more] })
  const { newCount, blockedReason } = await getAddition(creator, { ...choice, teamIds: [big.id] })
  expect([newCount, blockedReason]).toEqual([20, expect.stringContaining('at most 20')])
  await expectRefused(addRespondents(creator, { ...choice, teamIds: [big.id] }), 'invalid', 'memberIds')
  expect(await askedCount(review.id)).toBe(1)
})

test('a team asks neither who has left, nor who was taken out, nor whom it is about', async () => {
  const { workspace, asked: people } = await aCircle(4)
  const [subject, gone, out, stays] = people
  if (!subject || !gone || !out || !stays) throw new Error('Four people are needed.')
  const creator = await aMember({ workspace, role: 'Manager' })
  const { id } = await aReview(creator, { asked: [out, stays], ...aboutPerson(subject) })
  await removeRespondent(creator, { id, assigneeId: (await placeOf({ id }, out)).id })
  await deactivate(gone)
  const newcomer = await aMember({ workspace })
  const team = await aTeam({ workspace, members: [...people, newcomer] })
  const choice = { id, ...nobody, teamIds: [team.id] }
  expect(await getAddition(creator, choice)).toMatchObject({
    newCount: 1,
    knownCount: 2,
    blockedReason: null,
    groups: [
      { group: 'PEER', size: 1 },
      { group: 'OTHER', size: 1 },
    ],
  })
  await addRespondents(creator, choice)
  expect(await askedCount(id)).toBe(2)
  // By name one is taken back.
  await addRespondents(creator, { id, ...chosenByName(out, subject) })
  expect(await askedCount(id)).toBe(4)
})

test('who opted out is not asked again, neither by name nor in the place of somebody', async () => {
  const { creator, respondent, review, asked } = await aRunningReview()
  const { id } = review
  const [, other = creator] = asked
  await optOutOfReview(respondent, { reviewId: id })
  for (const isTakenOut of [false, true]) {
    if (isTakenOut) await removeRespondent(creator, { id, assigneeId: (await placeOf(review, respondent)).id })
    await expectRefused(addRespondents(creator, { id, ...chosenByName(respondent) }), 'invalid', 'memberIds')
    const place = { id, assigneeId: (await placeOf(review, other)).id }
    await expectRefused(replaceRespondent(creator, { ...place, memberId: respondent.memberId }), 'invalid', 'memberId')
  }
  expect([await askedCount(id), (await toldTo(respondent, 'review.requested')).length]).toEqual([2, 1])
})

test('in anonymous feedback that is not even known: who opted out stands on the list again, and hears nothing', async () => {
  const { workspace, asked } = await aCircle(4)
  const [respondent] = asked
  if (!respondent) throw new Error('Somebody is needed.')
  const creator = await aMember({ workspace, role: 'Manager' })
  const review = await aReview(creator, { asked, anonymity: 'ANONYMOUS' })
  await optOutOfReview(respondent, { reviewId: review.id })
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, respondent)).id })
  await addRespondents(creator, { id: review.id, ...chosenByName(respondent) })
  expect(await askedCount(review.id)).toBe(4)
  expect(await placeOf(review, respondent)).toMatchObject({ removedAt: null, status: 'OPTED_OUT' })
  expect(await toldTo(respondent, 'review.requested')).toHaveLength(1)
})

describe('in anonymous feedback', () => {
  /** Asked about somebody are four of their peers; there is a team of three that they manage. */
  async function aboutSomebody() {
    const { workspace, asked: peers } = await aCircle(4)
    const subject = await aMember({ workspace })
    await aTeam({ workspace, members: [subject, ...peers] })
    const reports = await Promise.all([1, 2, 3].map(() => aMember({ workspace })))
    const team = await aTeam({ workspace, members: reports, managers: [subject] })
    const creator = await aMember({ workspace, role: 'Manager' })
    const review = await aReview(creator, { asked: peers, anonymity: 'ANONYMOUS', ...aboutPerson(subject) })
    return {
      workspace,
      subject,
      creator,
      peers,
      reports,
      review,
      choice: { id: review.id, ...nobody, teamIds: [team.id] },
    }
  }

  test('a group that would stand out is refused, and a whole one is not', async () => {
    const { creator, reports, review, choice } = await aboutSomebody()
    const two = { id: review.id, ...chosenByName(...reports.slice(1)) }
    const { groups, blockedReason } = await getAddition(creator, two)
    expect(groups).toEqual([
      { group: 'PEER', size: 4 },
      { group: 'REPORT', size: 2 },
    ])
    expect(blockedReason).toContain('2 reports would stand out')
    await expectRefused(addRespondents(creator, two), 'invalid', 'memberIds')
    await addRespondents(creator, choice)
    expect(await askedCount(review.id)).toBe(7)
  })

  test('somebody in the place of a peer who would stand out is refused as well', async () => {
    const { creator, peers, reports, review } = await aboutSomebody()
    const [report = creator] = reports
    const { id: assigneeId } = await placeOf(review, peers[0] ?? creator)
    const input = { id: review.id, assigneeId, memberId: report.memberId }
    await expectRefused(replaceRespondent(creator, input), 'invalid', 'memberId')
    expect(await placeOf(review, peers[0] ?? creator)).toMatchObject({ removedAt: null })
  })

  test('of a team in which only one is new nobody is asked once answers have arrived', async () => {
    const { workspace, creator, peers, review } = await aboutSomebody()
    for (const person of peers) await aResponse(person, review)
    const team = await aTeam({ workspace, members: [...peers, await aMember({ workspace })] })
    await expectRefused(
      addRespondents(creator, { id: review.id, ...nobody, teamIds: [team.id] }),
      'invalid',
      'memberIds',
    )
  })
})

test('what has ended takes nobody', async () => {
  const { creator, review, choice } = await aTeamToAsk()
  await closeReview(creator, review)
  expect(await getAddition(creator, choice)).toMatchObject({ blockedReason: 'This feedback is closed.' })
  await expectRefused(addRespondents(creator, choice), 'conflict')
})
