import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { getMeetingReport, getMeetingReportFile } from '@/lib/meetings/reports/queries'
import { addMeetings } from '@/lib/meetings/reports/rules'
import { meetingReportFileSchema, meetingReportSchema } from '@/lib/meetings/reports/schema'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { db } from '@/lib/platform/db'
import { aLead } from '@/tests/factories/goals'
import { at } from '@/tests/factories/meetings'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { outcomeOf } from '@/tests/support/refused'

type Asked = Partial<Record<keyof typeof meetingReportSchema.shape, string>>

const today = '2027-06-30T12:00:00Z'

const report = (actor: Actor, asked: Asked = {}, kind: MeetingKind = 'ONE_ON_ONE') =>
  at(today, () => getMeetingReport(actor, kind, meetingReportSchema.parse(asked)))

/** One one-on-one completed, one missed, one canceled and one to come, between a lead and the one person of their team. */
async function aCompany() {
  const workspace = await aWorkspace()
  const [report1, colleague] = [await aMember({ workspace, firstName: 'Rita' }), await aMember({ workspace })]
  const lead = await aLead({ workspace, members: [report1] })
  const admin = await anAdmin({ workspace })
  await at('2027-06-01T08:00:00Z', async () => {
    const held = await aOneOnOne(lead, report1, { day: '2027-06-07' })
    await aOneOnOne(lead, report1, { day: '2027-06-21' })
    const canceled = await aOneOnOne(lead, report1, { day: '2027-06-22' })
    await cancelMeeting(lead, { id: canceled.id, scope: 'this' })
    await aOneOnOne(lead, report1, { day: '2027-07-20' })
    await completeMeeting(report1, { id: held.id })
    await aOneOnOne(colleague, admin, { day: '2027-06-09' })
  })
  return { workspace, lead, person: report1, colleague, admin }
}

const named = ({ lines }: Awaited<ReturnType<typeof report>>) =>
  lines.map(({ name, completed, missed }) => [name.split(' ')[0], completed, missed])

test('counts what is over and was not canceled, with the people somebody met', async () => {
  const { person, lead } = await aCompany()
  const own = await report(person)
  expect(own).toMatchObject({ scope: 'me', scopes: ['me'], total: { completed: 1, missed: 1 } })
  expect(own.lines).toMatchObject([{ id: lead.memberId, completed: 1, missed: 1 }])
})

test('a lead sees the people of their team, an Admin the workspace, others their own', async () => {
  const { person, lead, admin, colleague } = await aCompany()
  expect((await report(lead)).scopes).toEqual(['me', 'team'])
  const ofTeam = await report(lead, { of: 'team', team: (await report(lead, { of: 'team' })).lines[0]?.id ?? '' })
  expect(ofTeam.lines.map(({ id }) => id)).toContain(person.memberId)
  expect(ofTeam.lines.map(({ id }) => id)).not.toContain(colleague.memberId)
  expect((await report(admin)).total).toEqual({ completed: 2, missed: 4 })
  expect((await report(colleague, { of: 'workspace' })).scope).toBe('me')
})

test('lines add up to the total, by team and within one, and so do the spans', async () => {
  const { workspace, admin, colleague } = await aCompany()
  await aTeam({ workspace, name: 'A second team', members: [colleague] })
  const whole = await report(admin, { view: 'timeline', range: 'Last_12_Months' })
  expect(addMeetings(whole.lines)).toEqual({ completed: 2, missed: 4 })
  expect(addMeetings(whole.spans)).toEqual({ completed: 2, missed: 4 })
  const parts = await Promise.all(whole.lines.map(({ id }) => report(admin, { team: id })))
  expect(addMeetings(parts.flatMap(({ lines }) => lines))).toEqual({ completed: 2, missed: 4 })
  expect(addMeetings(parts.map(({ total }) => total))).toEqual({ completed: 2, missed: 4 })
})

test('leaves out what is older than the range, and other kinds', async () => {
  const { admin, person, lead } = await aCompany()
  await at('2027-02-01T08:00:00Z', () => aOneOnOne(lead, person, { day: '2027-02-03' }))
  await at('2027-06-01T08:00:00Z', () => aFollowUp(lead, { attendees: [person], day: '2027-06-28' }))
  expect((await report(admin)).total).toEqual({ completed: 2, missed: 4 })
  expect((await report(admin, { range: 'Last_6_Months' })).total).toEqual({ completed: 2, missed: 6 })
  expect(named(await report(person, {}, 'FOLLOW_UP'))).toEqual([[lead.firstName, 0, 1]])
})

test('tells nothing of what people met about', async () => {
  const { admin, lead, person } = await aCompany()
  await at('2027-06-01T08:00:00Z', () => aOneOnOne(lead, person, { day: '2027-06-23', title: 'Quokka' }))
  const { content, fileName } = await at(today, () =>
    getMeetingReportFile(admin, meetingReportFileSchema.parse({ kind: 'ONE_ON_ONE', of: 'workspace' })),
  )
  expect(content).toContain('Total')
  expect(fileName).toMatch(/^One-on-one report, the whole workspace, 2027-\d\d-\d\d to 2027-\d\d-\d\d\.csv$/)
  expect(JSON.stringify([content, await report(admin)])).not.toContain('Quokka')
})

test('holds nothing of another workspace, and is refused where the kind is switched off', async () => {
  const { workspace, admin } = await aCompany()
  expect((await report(await anAdmin())).lines).toEqual([])
  await db.workspace.update({ where: { id: workspace.id }, data: { withoutFeatures: ['OneOnOnes'] } })
  expect(await outcomeOf(report({ ...admin, withoutFeatures: ['OneOnOnes'] }))).toBe('forbidden')
})
