import { expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { getApplauseReport } from '@/lib/applause/reports/queries'
import { applauseReportSchema } from '@/lib/applause/reports/schema'
import { getReports } from '@/lib/dashboard/reports/queries'
import { reportsSchema } from '@/lib/dashboard/reports/schema'
import { getGoalReport } from '@/lib/goals/reports/queries/get-goal-report'
import { goalsIn, ratesOf } from '@/lib/goals/reports/rules'
import { goalReportSchema } from '@/lib/goals/reports/schema'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { getMeetingReport } from '@/lib/meetings/reports/queries'
import { addMeetings, completedRate, meetingsIn } from '@/lib/meetings/reports/rules'
import { meetingReportSchema } from '@/lib/meetings/reports/schema'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { answeredRate } from '@/lib/reviews/figures/rules'
import { figuresSchema } from '@/lib/reviews/figures/schema'
import { anApplause } from '@/tests/factories/applause'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { at } from '@/tests/factories/meetings'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { expectFewStatements } from '@/tests/support/statements'
import { aTeamOf, sent } from '@/tests/reviews/figures/circumstances'

type Asked = Partial<Record<keyof typeof reportsSchema.shape, string>>

const today = '2027-06-30T12:00:00Z'

const reports = (actor: Actor, asked: Asked = {}) => at(today, () => getReports(actor, reportsSchema.parse(asked)))

async function figuresOf(actor: Actor, asked: Asked = {}) {
  const { parts } = await reports(actor, asked)
  return Object.fromEntries(parts.map(({ title, figures }) => [title, figures.map(({ value }) => value)]))
}

const pictureOf = async (actor: Actor, title: string, asked: Asked = {}) =>
  (await reports(actor, asked)).parts.find((part) => part.title === title)?.picture

/** Somebody of every role, with something of every module. */
async function aCompany() {
  const team = await aTeamOf(4, 2)
  const { admin, people, outside } = team
  const manager = await memberActor(team.manager.memberId)
  const [tom = manager, lena = manager] = people
  const [mia = manager] = outside
  await at('2027-06-07T09:00:00Z', async () => {
    await sent(admin, [...people, ...outside, manager], 3)
    await sent(manager, people, 2)
    await aGoal(manager, { assignees: [tom], endsOn: '2027-12-31', progress: 40 })
    await aGoal(admin, { assignees: [mia], endsOn: '2027-12-31' })
    await aGoal(tom, { type: 'Self', endsOn: '2027-12-31' })
    const held = await aOneOnOne(manager, tom, { day: '2027-06-08' })
    await completeMeeting(tom, { id: held.id })
    await aOneOnOne(admin, mia, { day: '2027-06-14' })
    await aFollowUp(manager, { attendees: [tom, lena], day: '2027-06-21' })
    await anApplause(manager, [tom, lena])
    await anApplause(tom, [mia, manager], { isPublic: false, words: 'Quokka' })
  })
  return { ...team, manager, tom, lena, mia }
}

/** The figures of the modules' own reports. */
const fullFigures = (actor: Actor, asked: Asked) =>
  at(today, async () => {
    const { figures } = await getFeedbackReport(actor, figuresSchema.parse(asked))
    const { total } = await getGoalReport(actor, goalReportSchema.parse(asked))
    const kinds = ['FOLLOW_UP', 'ONE_ON_ONE'] as const
    const filter = meetingReportSchema.parse(asked)
    const counted = await Promise.all(kinds.map((kind) => getMeetingReport(actor, kind, filter)))
    const meetings = addMeetings(counted.map((report) => report.total))
    const applause = (await getApplauseReport(actor, applauseReportSchema.parse(asked))).total
    expect([figures.total.asked, goalsIn(total), meetingsIn(meetings), applause.received]).not.toContain(0)
    return {
      Feedback: [answeredRate(figures.total), String(figures.total.waiting), String(figures.releasedCount)],
      Goals: [`${ratesOf(total).completed}%`, `${ratesOf(total).progress}%`, String(total.AtRisk + total.Delayed)],
      Meetings: [`${completedRate(meetings)}%`, String(meetings.missed)],
      Applause: [String(applause.given), String(applause.received)],
    }
  })

test('the figures are those of each full report, for people who may see them', async () => {
  const { admin, manager, tom } = await aCompany()
  for (const [actor, of] of [
    [admin, 'workspace'],
    [manager, 'team'],
    [manager, 'me'],
    [tom, 'me'],
  ] as const)
    for (const range of ['Last_31_Days', 'Last_12_Months']) {
      const asked = { of, range }
      expect(await figuresOf(actor, asked), `${of} ${range}`).toEqual(await fullFigures(actor, asked))
    }
})

test.each([goalReportSchema, meetingReportSchema, applauseReportSchema])(
  'a full report opens with the same range as all reports',
  (schema) => {
    expect(schema.parse({}).range).toBe(reportsSchema.parse({}).range)
  },
)

test('an Admin reports on the workspace, a lead on their teams, a Member on themselves', async () => {
  const { admin, manager, tom } = await aCompany()
  const scopesOf = async (actor: Actor, of?: string) => {
    const { scope, scopes } = await reports(actor, { of })
    return [scope, ...scopes]
  }
  expect(await scopesOf(admin)).toEqual(['workspace', 'me', 'workspace'])
  expect(await scopesOf(manager)).toEqual(['team', 'me', 'team'])
  expect(await scopesOf(manager, 'workspace')).toEqual(['team', 'me', 'team'])
  expect(await scopesOf(tom, 'workspace')).toEqual(['me', 'me'])
})

test('timelines share their spans, and add up to the figures', async () => {
  const { admin } = await aCompany()
  const { parts } = await reports(admin, { view: 'timeline', range: 'Last_6_Months' })
  const axes = parts.map(({ picture }) =>
    typeof picture !== 'string' && picture.as === 'timeline' ? picture.points.map(({ label }) => label) : [],
  )
  expect(axes).toEqual(Array.from({ length: 4 }, () => ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']))
  expect(await pictureOf(admin, 'Meetings', { view: 'timeline' })).toMatchObject({
    points: expect.arrayContaining([{ label: 'Jun 07', whole: 2, part: 2 }]),
  })
})

test('what is not in the range leaves dashes and a sentence', async () => {
  const { manager } = await aCompany()
  const { parts } = await at('2029-06-30T12:00:00Z', () => getReports(manager, reportsSchema.parse({ of: 'me' })))
  expect(parts.map(({ title, picture }) => [title, picture])).toEqual([
    ['Feedback', 'No feedback in this range'],
    ['Goals', 'No goals in this range'],
    ['Meetings', 'No meetings in this range'],
    ['Applause', 'No applause received in this range'],
  ])
  expect(parts.flatMap(({ figures }) => figures.map(({ value }) => value)).filter((value) => value !== null)).toEqual(
    [],
  )
})

test('a block counts no anonymous form that could tell who answered, and no team of two', async () => {
  const { manager, people } = await aTeamOf(4)
  await at('2027-06-07T09:00:00Z', () => sent(manager, people.slice(0, 3), 3, { anonymity: 'ANONYMOUS' }))
  const lead = await memberActor(manager.memberId)
  const [part] = (await reports(lead)).parts
  expect([part?.figures[0], part?.note]).toEqual([
    { label: 'Response rate', value: null },
    '1 form left out, to protect anonymity',
  ])
  const small = await aTeamOf(2)
  await at('2027-06-07T09:00:00Z', () => sent(small.manager, small.people, 2))
  const [few] = (await reports(await memberActor(small.manager.memberId))).parts
  expect([few?.figures[0]?.value, few?.picture]).toEqual([null, 'Team reports need at least three people'])
})

test('a module that is switched off has no block, and half of Meetings counts the other half', async () => {
  const { admin } = await aCompany()
  const titles = async (withoutFeatures: string[]) =>
    (await reports({ ...admin, withoutFeatures })).parts.map(({ title, links }) => `${title} ${links.length}`)
  expect(await titles([])).toEqual(['Feedback 1', 'Goals 1', 'Meetings 2', 'Applause 1'])
  expect(await titles(['Goals', 'Applause', 'FollowUps'])).toEqual(['Feedback 1', 'Meetings 1'])
  expect(await titles(['FollowUps', 'OneOnOnes'])).toEqual(['Feedback 1', 'Goals 1', 'Applause 1'])
  expect((await figuresOf({ ...admin, withoutFeatures: ['FollowUps'] })).Meetings).toEqual(['50%', '2'])
})

test('holds nothing of another workspace, and nothing that was said', async () => {
  const { admin } = await aCompany()
  expect(JSON.stringify(await reports(admin))).not.toContain('Quokka')
  const values = Object.values(await figuresOf(await anAdmin())).flat()
  expect(values.filter((value) => value !== null)).toEqual([])
})

test('takes at most eight statements, however much there is', async () => {
  const { admin, manager, tom } = await aCompany()
  const visit = async () => {
    const actor = await memberActor(admin.memberId)
    await Promise.all([getFrame(actor), getReports(actor, reportsSchema.parse({ view: 'timeline' }))])
  }
  await expectFewStatements(visit, async () => {
    const newcomer = await aMember({ workspace: { id: admin.workspaceId } })
    await sent(manager, [tom, newcomer], 1)
    await anApplause(manager, [newcomer])
  })
})
