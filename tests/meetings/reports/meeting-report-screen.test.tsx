import { expect, test } from 'vitest'
import { MeetingReportScreen } from '@/components/meetings/reports/meeting-report-screen'
import type { Actor } from '@/lib/access/actor'
import { getMeetingReport } from '@/lib/meetings/reports/queries'
import { meetingReportSchema } from '@/lib/meetings/reports/schema'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { at } from '@/tests/factories/meetings'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { markupOf } from '@/tests/support/markup-of'

/** Two follow-ups, one of them with two colleagues. */
async function aCompany() {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const [tom, lena] = [await aMember({ workspace, firstName: 'Tom' }), await aMember({ workspace, firstName: 'Lena' })]
  await at('2027-06-01T08:00:00Z', async () => {
    await aFollowUp(admin, { attendees: [tom, lena], day: '2027-06-07' })
    await aFollowUp(admin, { attendees: [tom], day: '2027-06-08' })
  })
  return { admin, tom }
}

async function drawn(actor: Actor, of: string) {
  const filter = meetingReportSchema.parse({ of })
  const report = await at('2027-06-30T12:00:00Z', () => getMeetingReport(actor, 'FOLLOW_UP', filter))
  const markup = markupOf(<MeetingReportScreen kind="FOLLOW_UP" filter={filter} report={report} team={null} />)
  const rows = [...markup.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<td.*?>([^<]*)</g)].map((cell) => cell[1]),
  )
  return { markup, last: rows.at(-1), lines: report.lines.map(({ missed }) => missed) }
}

test('the last row is the total of the rows above', async () => {
  const { lines, last } = await drawn((await aCompany()).admin, 'workspace')
  expect(lines).toEqual([5])
  expect(last).toEqual(['Total', '5', '0', '5', '0%'])
})

test('your own total counts a meeting with several people once, and says so', async () => {
  const { markup, lines, last } = await drawn((await aCompany()).admin, 'me')
  expect(lines.toSorted()).toEqual([1, 2])
  expect(last).toEqual(['Total', '2', '0', '2', '0%'])
  expect(markup).toContain('A meeting with several people counts once in the total.')
})
