import type { Actor } from '@/lib/access/actor'
import { reactToApplause } from '@/lib/applause/commands/react-to-applause'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { writeDecisions } from '@/lib/follow-ups/commands/write-decisions'
import { copyInvitationLink } from '@/lib/invitations/commands/copy-invitation-link'
import { addMeetingLink } from '@/lib/meetings/commands/add-meeting-link'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { savePrivateNote } from '@/lib/one-on-ones/commands/save-private-note'
import { turnOffSchedule } from '@/lib/one-on-ones/schedules/commands/turn-off-schedule'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { db } from '@/lib/platform/db'
import { readMailbox } from '@/lib/platform/mail/mailbox'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { randomId } from '@/lib/shared/randomness'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { anEmailProof, aPasswordReset, aSignInLink } from '@/e2e/support/account-links'
import { aMember, anAdmin, aPlace, deactivate } from '@/tests/factories/members'
import {
  aboutPerson,
  aDraft,
  anAnswer,
  aQuestion,
  aResponse,
  aReview,
  oneOfEach,
  type GivenForm,
} from '@/tests/factories/reviews'
import { anApplause, anApplauseComment } from '@/tests/factories/applause'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal, aKeyResult, anItem, checkIn } from '@/tests/factories/goals'
import { aGoalFile } from '@/tests/factories/imports/goal-imports'
import { aList } from '@/tests/factories/imports/imports'
import { aNote, anOwnedItem, aOneOnOne, aPairComment, aPoint } from '@/tests/factories/one-on-ones'
import { anInvitation } from '@/tests/factories/invitations'
import { aWrittenAnswer } from '@/tests/factories/releases'
import { aSchedule } from '@/tests/factories/schedules'
import { aRound, aSeries } from '@/tests/factories/series'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { codeOfReviewer } from '@/e2e/support/reviewer-code'

const longName = 'Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst'
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'

/** A closed review that everybody asked has answered, and one of the answers to it. */
async function aClosed(creator: Actor, form: GivenForm & { asked: Actor[] }, isReleased = false) {
  const review = await aReview(creator, form)
  for (const person of form.asked) await aResponse(person, review)
  await closeReview(creator, { id: review.id })
  if (isReleased) await releaseReview(creator, { id: review.id })
  return { id: review.id, answerId: (await aWrittenAnswer(review.id)).id }
}

/** People with long names, in a team and with a tag, and some on their way in. */
async function somePeople() {
  const workspace = await aWorkspace({ name: `Harbour Works ${longWord}` })
  const creator = await anAdmin({ workspace, firstName: 'Mira', lastName: longWord })
  const newcomer = await aMember({ workspace, firstName: 'Noa', lastName: 'Winter', tourFinished: false })
  const lighthouse = await aWorkspace({ name: `Lighthouse ${longWord}` })
  const { workspaceId: elsewhere } = await aPlace({ userId: newcomer.userId, workspace: lighthouse })
  const respondent = await aMember({ workspace, firstName: longName, lastName: '' })
  const operator = await aMember({ workspace, firstName: 'Super', isSuperAdmin: true })
  const others = await Promise.all(['Rowan', 'Sam'].map((firstName) => aMember({ workspace, firstName })))
  const asked = [respondent, ...others]
  const team = await aTeam({ workspace, name: longName, members: asked, managers: [creator] })
  await aTag({ workspace, name: longWord.slice(0, 50), members: asked })
  const invitation = await anInvitation(creator, { firstName: longName.slice(0, 60), teamIds: [team.id] })
  const { id } = await anInvitation(creator, { email: `${unique(longWord.slice(0, 40))}@elsewhere.example` })
  const passed = (await copyInvitationLink(creator, { id })).link.split('/').at(-1) ?? ''
  const list = await aList(creator, [
    [`${unique('ana')}@elsewhere.example`, 'Ana', longWord, 'Member', longWord, '', longWord.slice(0, 50), longWord],
    ['ana@', 'Ana', '', 'Boss', '', '', '', ''],
  ])
  return { creator, newcomer, elsewhere, respondent, operator, asked, team, invitation, passed, list }
}

type People = Awaited<ReturnType<typeof somePeople>>

const questions = [
  ...oneOfEach(),
  aQuestion('scale', { options: [longWord, longWord].map((optionText) => ({ optionText })) }),
  aQuestion('textarea', { questionText: longWord }),
]

/** Feedback that everybody asked has answered at length, and an outside reviewer was asked for. */
async function anAnswered({ creator, asked }: People, form: GivenForm) {
  const email = `${unique('olga')}@elsewhere.example`
  const review = await aReview(creator, { ...form, emails: [email], title: `How we work ${longWord}` })
  const long = review.questions.map((question) =>
    anAnswer(question, question.type === 'textarea' ? { text: `${longWord} `.repeat(30) } : {}),
  )
  for (const person of asked) await aResponse(person, review, long)
  return { review, code: await codeOfReviewer(review.id, email) }
}

/** A form for whose subject others are to answer, some of them nominated. */
async function aProposal({ creator, newcomer, asked, respondent }: People) {
  const { id } = await aReview(creator, { asked: [respondent], ...aboutPerson(newcomer), title: `Ask ${longWord}` })
  const nominations = { nominationsMin: 1, nominationsMax: 3, nominationsApprover: 'CREATOR' } as const
  await db.review.update({ where: { id }, data: nominations })
  const memberIds = asked.slice(1, 2).map(({ memberId }) => memberId)
  await nominatePeers(newcomer, { id, memberIds })
  return { id }
}

/** A goal that holds everything a goal can hold, under one of the organization and above another. */
async function anAlignedGoal({ creator, respondent, newcomer, team }: People) {
  const title = `Answer sooner ${longWord.slice(0, 60)}`
  const parent = await aGoal(creator, { type: 'Organization', title, progressSource: 'CHILDREN' })
  const goal = await aGoal(creator, {
    title,
    description: `${longWord} `.repeat(4),
    team,
    parent,
    assignees: [respondent],
    supervisors: [newcomer],
    progressSource: 'KEY_RESULTS',
    keyResults: [aKeyResult({ title: longWord, current: 40 }), aKeyResult({ start: 8, current: 6, target: 2 })],
    items: [anItem(longWord, respondent), anItem()],
    links: [{ url: 'https://documents.example/plan', text: longWord, kind: 'Document' }],
  })
  await aGoal(creator, { title, assignees: [respondent], parent: goal })
  await checkIn(creator, goal, { status: 'AtRisk', comment: longWord })
  return goal
}

/** A file of goals that was checked. */
const someGoals = ({ creator }: People) =>
  aGoalFile(creator, [
    { Title: longWord, 'Key results': `${longWord}: 0 -> 500 users`, 'Parent goal': 'Nothing' },
    { Title: `Grow ${longWord}`, [longWord]: longWord },
  ])
/** A follow-up with everything a follow-up can hold, in a series. */
async function aFullFollowUp({ creator, respondent }: People, goal: { id: string }) {
  const { id } = await aFollowUp(creator, {
    type: 'Goal',
    title: `Talk about ${longWord}`,
    description: `${longWord} `.repeat(4),
    attendees: [respondent],
    goalIds: [goal.id],
    frequency: 'Weekly',
  })
  await addNextStep(creator, { madeId: randomId(), id, title: longWord, ownerId: respondent.memberId, dueOn: null })
  await commentOnFollowUp(respondent, { madeId: randomId(), id, comment: `${longWord} `.repeat(10) })
  await writeDecisions(creator, { id, seen: '', decisions: `${longWord} `.repeat(10) })
  await addMeetingLink(creator, { madeId: randomId(), id, url: 'https://documents.example/plan', text: longWord })
  await respondToMeeting(respondent, { id, isAttending: false, note: longWord })
  return { id }
}

/** A one-on-one with everything that the two can write. */
async function aFullOneOnOne({ creator, respondent }: People) {
  const { id, pairId } = await aOneOnOne(creator, respondent, {
    time: '13:00',
    title: `Talk ${longWord}`,
    agenda: 'weekly',
  })
  const pointId = await aPoint(respondent, pairId, longWord)
  await aNote(creator, pairId, pointId, `${longWord} `.repeat(4))
  const doneId = await aPoint(creator, pairId, 'Talked about')
  await tickTalkingPoint(creator, { id: pairId, pointId: doneId, meetingId: id, isDone: true })
  await anOwnedItem(creator, pairId, longWord, '2199-12-31')
  await aPairComment(respondent, id, `${longWord} `.repeat(4))
  await savePrivateNote(creator, { id, text: longWord })
  return { id }
}

/** A schedule that is on, with somebody who could be added, and one that is off. */
async function someSchedules({ creator, asked }: People) {
  const [respondent = creator, ...others] = asked
  const schedule = await aSchedule(creator, others, { title: `Catch up ${longWord}`, startTime: '15:00' })
  const { id: offId } = await aSchedule(creator, [respondent], { startTime: '16:00' })
  await turnOffSchedule(creator, { id: offId })
  return { schedule, offId }
}

/** Applause for many with everything around it, and a private one. */
async function someApplause({ creator, respondent, newcomer, asked }: People) {
  const recipients = [...new Set([respondent, newcomer, ...asked])]
  const { id } = await anApplause(creator, recipients, { words: `${longWord} `.repeat(8) })
  await anApplause(creator, [respondent], { words: 'Between us.', isPublic: false })
  for (const kind of ['thanks', 'love'] as const) await reactToApplause(respondent, { id, kind, isOn: true })
  await anApplauseComment(respondent, id, `${longWord} `.repeat(4))
  await anApplauseComment(creator, id, 'Well deserved.')
  return { id }
}

/** Somebody who has left, with a goal and a form to take over and a form that can only be ended. */
async function aLeaver({ creator, newcomer, asked }: People) {
  const workspace = { id: creator.workspaceId }
  const leaver = await aMember({ workspace, role: 'Manager', firstName: longName.slice(0, 60) })
  await aReview(leaver, { asked, title: `Left ${longWord}` })
  const sealed = await aReview(leaver, { asked, ...aboutPerson(newcomer), title: `Sealed ${longWord}` })
  for (const person of asked) await aResponse(person, sealed)
  await aGoal(creator, { title: `Left ${longWord}`, assignees: [leaver] })
  await deactivate(leaver)
  return { memberId: leaver.memberId, sealedId: sealed.id }
}

const someLinks = async () => ({
  signIn: await aSignInLink(),
  reset: await aPasswordReset(),
  proof: await anEmailProof(),
})

/** A letter of the mailbox, whichever came last. */
const aMail = async () => (await readMailbox(1))[0] ?? { id: 'none' }

async function build() {
  const people = await somePeople()
  const goal = await anAlignedGoal(people)
  const { creator, newcomer, asked } = people
  const given = { asked, questions, description: `${longWord} `.repeat(4), closesOn: '2199-12-31' }
  const about = { ...given, ...aboutPerson(newcomer) }
  const tags = [longWord.slice(0, 40)]
  return {
    ...people,
    ...(await anAnswered(people, given)),
    anonymous: await aReview(creator, { ...given, title: 'Quietly', anonymity: 'ANONYMOUS' }),
    template: await aTemplate(creator, { ...given, asked: [], title: `How we work ${longWord}`, tags }),
    released: await aClosed(creator, { ...about, title: `For Noa ${longWord}` }, true),
    closed: await aClosed(creator, { ...about, title: 'Closed' }),
    draft: await aDraft(creator, { ...given, title: 'Not sent yet' }),
    roundId: await aRound(creator, { ...given, title: `Spring ${longWord}`, subjects: asked }),
    nominated: await aProposal(people),
    goalFile: await someGoals(people),
    goal,
    followUp: await aFullFollowUp(people, goal),
    oneOnOne: await aFullOneOnOne(people),
    ...(await someSchedules(people)),
    applause: await someApplause(people),
    left: await aLeaver(people),
    links: await someLinks(),
    mail: await aMail(),
    series: await aSeries(creator, { ...given, title: `Pulse ${longWord}`, closesOn: '' }),
  }
}

export type ShownWorld = Awaited<ReturnType<typeof build>>

let built: Promise<ShownWorld> | undefined

/** A workspace with something on every screen, long names and long words among it; made once and only looked at. */
export const aShownWorkspace = () => (built ??= build())
