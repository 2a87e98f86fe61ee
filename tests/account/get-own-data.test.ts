import { test, expect } from 'vitest'
import { aMember, aPlace, aSession, deactivate, anAdmin } from '@/tests/factories/members'
import { editProfile } from '@/lib/members/profile/commands/edit-profile'
import { aWorkspace } from '@/tests/factories/workspaces'
import { listRevisionOwners } from '@/lib/reviews/responses/queries/response-owners'
import { getOwnData } from '@/lib/account/queries/get-own-data'
import { aCircle, aDraft, aReview, aResponse, questionOf, anAnswer } from '@/tests/factories/reviews'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { aReviewClosedOn } from '@/tests/factories/releases'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { acknowledgeReview } from '@/lib/reviews/results/commands/acknowledge-review'
import { now } from '@/lib/platform/clock'
import { reactToApplause } from '@/lib/applause/commands/react-to-applause'
import { anApplause, anApplauseCircle, anApplauseComment } from '@/tests/factories/applause'
import { addMeetingLink } from '@/lib/meetings/commands/add-meeting-link'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aPair } from '@/tests/factories/one-on-ones'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'
import { anInvitation } from '@/tests/factories/invitations'
import { setPhoto } from '@/lib/members/pictures/commands/set-photo'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { aSecondFactor } from '@/tests/factories/second-factors'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'

type OwnCopy = Awaited<ReturnType<typeof getOwnData>>

const nobody = {
  firstName: 'Ada',
  lastName: 'Byron',
  about: '',
  address1: '',
  address2: '',
  pinCode: '',
  mobile: '',
  birthMonth: '02',
  birthDay: '29',
  isBirthdayShared: true,
}

test('holds the account, the profile, the places and the devices', async () => {
  const actor = await aMember()
  await editProfile(actor, { ...nobody, jobTitle: 'Analyst', timeZone: 'Europe/London' })
  await aPlace({ userId: actor.userId, workspace: await aWorkspace({ name: 'Elsewhere' }) })
  await aSession(actor.userId, 'Firefox on Windows')
  const copy = await getOwnData(actor)
  expect(copy).toMatchObject({
    account: { firstName: 'Ada', email: actor.email, timeZone: 'Europe/London' },
    profile: { jobTitle: 'Analyst' },
    workspaces: [{ name: 'Acme', role: 'Member' }, { name: 'Elsewhere' }],
    devices: [{ device: 'Firefox on Windows' }],
  })
  expect(JSON.stringify(copy)).not.toMatch(/passwordHash|\$argon2|tokenHash|sessionVersion/)
})

test('holds what they asked for as facts, and nothing of who answered or what', async () => {
  const { creator, asked } = await aCircle(2)
  const review = await aReview(creator, { asked })
  for (const one of asked) await aResponse(one, review)
  const copy = await getOwnData(creator)
  expect(copy.feedbackYouAskedFor).toMatchObject([{ title: 'How we work', status: 'ACTIVE' }])
  expect(copy.answersWithYourName).toEqual([])
  const text = JSON.stringify(copy)
  for (const { memberId, email } of asked) {
    expect(text).not.toContain(memberId)
    expect(text).not.toContain(email)
  }
})

test('holds the answers that carry their name, and none of anybody else’s', async () => {
  const { creator, asked } = await aCircle(2)
  const [first, second] = asked
  if (!first || !second) throw new Error('Two were asked.')
  const review = await aReview(creator, { asked })
  await aResponse(first, review)
  await aResponse(second, review)
  const { answersWithYourName } = await getOwnData(first)
  expect(answersWithYourName).toHaveLength(review.questions.length)
  expect(answersWithYourName[0]).toMatchObject({ feedback: 'How we work', status: 'SUBMITTED' })
})

test('holds nothing that ties an anonymous answer to them, nor says that there is one', async () => {
  const { creator, asked } = await aCircle(3)
  const [first] = asked
  if (!first) throw new Error('Three were asked.')
  const review = await aReview(creator, { asked, anonymity: 'ANONYMOUS' })
  for (const one of asked) await aResponse(one, review)
  const copy = await getOwnData(first)
  expect(copy.answersWithYourName).toEqual([])
  expect(JSON.stringify(copy)).not.toMatch(/ANSWERED|answeredAt|ownerHash/)
})

test('holds what they are changing in answers with their name, and nothing of it where it has none', async () => {
  const { creator, asked } = await aCircle(3)
  const [first = creator, second = creator] = asked
  for (const anonymity of ['NAMED', 'ANONYMOUS'] as const) {
    const review = await aReview(creator, { asked, anonymity })
    const question = questionOf(review, 'input')
    for (const one of asked) {
      await aResponse(one, review)
      const answers = [anAnswer(question, { text: `Not sent: ${anonymity} ${one.email}` })]
      await saveRevision(one, { reviewId: review.id, answers })
    }
  }
  const { answersWithYourName } = await getOwnData(first)
  const unsent = answersWithYourName.filter(({ text }) => text?.startsWith('Not sent'))
  expect(unsent).toMatchObject([{ text: `Not sent: NAMED ${first.email}`, status: 'DRAFT', submittedAt: null }])
  expect(await listRevisionOwners(second)).toHaveLength(1)
})

test('holds the words they gave along with a release and on reading one, each for who wrote them', async () => {
  const { workspace, creator } = await aCircle(0)
  const subject = await aMember({ workspace })
  const { id } = await aReviewClosedOn(creator, subject)
  await releaseReview(creator, { id, note: 'Let us talk on Thursday.' })
  await acknowledgeReview(subject, { id, comment: 'Thank you all.' })
  const wordsOf = async (actor: typeof creator) => (await getOwnData(actor)).wordsBesideFeedback
  expect(await wordsOf(creator)).toMatchObject([{ feedback: 'How we work', text: 'Let us talk on Thursday.' }])
  expect(await wordsOf(subject)).toMatchObject([{ feedback: 'How we work', text: 'Thank you all.' }])
  await deactivate(subject)
  expect(await wordsOf(subject)).toEqual([])
})

test('what only waits for the daily mail was neither seen nor read in 1970', async () => {
  const { memberId, workspaceId, ...actor } = await aMember()
  const told = { memberId, workspaceId, type: 'Review', link: '/feedback', createdAt: now() } as const
  const mailOnly = { seenAt: MAIL_ONLY, readAt: MAIL_ONLY }
  await db.notification.create({ data: { ...told, key: 'one', message: 'It waits', ...mailOnly } })
  expect((await getOwnData(actor)).notifications).toMatchObject([{ message: 'It waits', seenAt: null, readAt: null }])
})

test('of a workspace they lost access to, only that they were there', async () => {
  const { creator, asked } = await aCircle(1)
  const [member] = asked
  if (!member) throw new Error('One was asked.')
  const review = await aReview(creator, { asked })
  await aResponse(member, review)
  await aTeam({ workspace: { id: member.workspaceId }, members: [member] })
  expect((await getOwnData(member)).workspaces).toMatchObject([{ status: 'ACTIVE', teams: [{ isManager: false }] }])
  await deactivate(member)
  const copy = await getOwnData(member)
  expect(copy.workspaces).toMatchObject([{ status: 'DEACTIVATED', teams: [], tags: [] }])
  expect([copy.answersWithYourName, copy.notifications, copy.activity]).toEqual([[], [], []])
})

test('has nothing of a workspace that requires two-step sign-in until they set it up', async () => {
  const { workspace, creator } = await aCircle(0)
  const subject = await aMember({ workspace })
  const { id } = await aReviewClosedOn(creator, subject)
  await releaseReview(creator, { id, note: 'Let us talk on Thursday.' })
  await anApplause(creator, [subject])
  const countsOf = ({ feedbackYouAskedFor, wordsBesideFeedback, applauseGiven }: OwnCopy) =>
    [feedbackYouAskedFor, wordsBesideFeedback, applauseGiven].map(({ length }) => length)
  await aTeam({ workspace, managers: [creator] })
  await db.workspace.update({ where: { id: workspace.id }, data: { requiresTwoStep: true } })
  expect((await getOwnData(creator)).workspaces).toMatchObject([{ status: 'ACTIVE', teams: [] }])
  expect(countsOf(await getOwnData(creator))).toEqual([0, 0, 0])
  await aSecondFactor(creator.userId)
  expect(countsOf(await getOwnData(creator))).toEqual([1, 1, 1])
})

test('holds the photo, the templates, the questions they wrote, and that they invited, not whom', async () => {
  const { creator, asked } = await aCircle(1)
  const admin = await anAdmin({ workspace: { id: creator.workspaceId } })
  const { email } = await anInvitation(admin)
  await setPhoto(admin, { file: aFile(await aPictureFile()) })
  await aTemplate(admin, { title: 'Our retrospective' })
  const review = await aReview(admin, { asked })
  const copy = await getOwnData(admin)
  expect(copy.photo?.webpInBase64.length).toBeGreaterThan(20)
  expect(copy.templatesYouWrote).toMatchObject([{ title: 'Our retrospective' }])
  expect(copy.feedbackYouAskedFor[0]?.questions).toHaveLength(review.questions.length)
  expect(copy.workspaces[0]?.invitationsYouSent).toMatchObject([{ role: 'Member', status: 'PENDING' }])
  expect(JSON.stringify(copy)).not.toContain(email)
})

test('holds applause they gave and got, their comments and reactions, and no other’s', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'Thank you' })
  await reactToApplause(tom, { id, kind: 'celebrate', isOn: true })
  await anApplauseComment(tom, id, 'Gladly')
  const [given, got, none] = [await getOwnData(giver), await getOwnData(tom), await getOwnData(lena)]
  const parts = ({ applauseGiven, applauseReceived, commentsOnApplause, reactionsToApplause }: typeof none) =>
    [applauseGiven, applauseReceived, commentsOnApplause, reactionsToApplause].map(({ length }) => length)
  expect([given, got, none].map(parts)).toEqual([
    [1, 0, 0, 0],
    [0, 1, 1, 1],
    [0, 0, 0, 0],
  ])
})

test('holds the one-on-ones they scheduled, what they answered and linked, and no other’s', async () => {
  const { one, other, id } = await aPair({ title: 'Catch up', description: 'As every week' })
  await respondToMeeting(other, { id, isAttending: false, note: 'I am away.' })
  await addMeetingLink(other, { madeId: randomId(), id, url: 'https://acme.example/plan', text: 'The plan' })
  const [organizer, invited] = [await getOwnData(one), await getOwnData(other)]
  expect(organizer.oneOnOnes).toMatchObject([{ title: 'Catch up', description: 'As every week' }])
  expect([organizer.answersToMeetings, organizer.linksOnMeetings, invited.oneOnOnes]).toEqual([[], [], []])
  expect(invited.answersToMeetings).toMatchObject([{ meeting: 'Catch up', isAttending: false, note: 'I am away.' }])
  expect(invited.linksOnMeetings).toMatchObject([{ meeting: 'Catch up', text: 'The plan' }])
  await deactivate(other)
  expect((await getOwnData(other)).answersToMeetings).toEqual([])
})

test('holds the meetings of a series in their order, the latest first', async () => {
  const { one } = await aPair({ frequency: 'Weekly' })
  const starts = (await getOwnData(one)).oneOnOnes.map(({ startsAt }) => startsAt.getTime())
  expect(starts.length).toBeGreaterThan(5)
  expect(starts).toEqual(starts.toSorted((early, late) => late - early))
})

test('holds the settings of a draft once', async () => {
  const creator = await aMember()
  await aDraft(creator, { anonymity: 'ANONYMOUS' })
  const [draft] = (await getOwnData(creator)).feedbackYouAskedFor
  expect([draft?.anonymity, draft?.draft]).toMatchObject([undefined, { anonymity: 'ANONYMOUS' }])
})

test('says where it holds only a part, and nowhere else', async () => {
  const actor = await aMember()
  const { memberId, workspaceId } = actor
  const told = { memberId, workspaceId, type: 'Review', link: '/feedback', createdAt: now() } as const
  await db.activity.createMany({
    data: Array.from({ length: 10_001 }, (_, index) => ({ ...told, key: `${index}`, title: 'A result' })),
  })
  const copy = await getOwnData(actor)
  expect(copy.activity).toHaveLength(10_000)
  expect(JSON.stringify(copy).match(/"[^"]+":"Only 10,000 of these[^"]*"/g)).toEqual([
    '"activityLeftOut":"Only 10,000 of these are in this file. There are more."',
  ])
})
