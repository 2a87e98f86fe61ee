import { expect, test } from 'vitest'
import { getFeedbackReportFile } from '@/lib/reviews/figures/queries/get-figures'
import { figuresSchema } from '@/lib/reviews/figures/schema'
import { leftOutWords, TOO_FEW_PEOPLE } from '@/lib/reviews/figures/rules'
import type { Actor } from '@/lib/access/actor'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { aboutPerson } from '@/tests/factories/reviews'
import { aTeamOf, sent } from './circumstances'

const fileOf = async (actor: Actor, of: ReportScope) => {
  const { content } = await getFeedbackReportFile(actor, { of, range: 'Last_31_Days', view: 'summary' })
  return content
    .replaceAll(/[\uFEFF"]/g, '')
    .trim()
    .split('\r\n')
}

const lineOf = (lines: string[], part: string) => lines.filter((line) => line.startsWith(part))

test('the file of a feedback report holds what its screen shows, by time, type and team', async () => {
  const { admin, manager, people } = await aTeamOf(3)
  await sent(admin, people, 2, aboutPerson(manager))
  const lines = await fileOf(admin, 'workspace')
  expect(lines[0]).toBe('Part,Name,Asked,Answered,Pending,Not answered,% answered,Sent,Answers received,Released')
  expect(lineOf(lines, 'By time')).toHaveLength(5)
  expect(lineOf(lines, 'By time').at(-1)).toMatch(/,3,2,1,0,67,,,$/)
  expect(lineOf(lines, 'By type')).toEqual(['By type,About a person,3,2,1,0,67,,,'])
  expect(lineOf(lines, 'By team, last 31 days. Named feedback only,')[0]).toMatch(/,3,2,,,67,,,$/)
  expect(lines.at(-1)).toBe('Total,,3,2,1,0,67,1,,0')
  expect((await fileOf(admin, 'me')).at(-1)).toBe('Total,,0,0,0,0,,1,2,0')
})

test('it leaves out what the screen leaves out', async () => {
  const { admin, manager, people } = await aTeamOf(3)
  await sent(admin, people, 3, { anonymity: 'ANONYMOUS' })
  const lines = await fileOf(manager, 'team')
  expect(lines.slice(-2)).toEqual(['Total,,0,0,0,0,,,,0', leftOutWords(1)])
  const few = await aTeamOf(2)
  await sent(few.admin, few.people, 1)
  expect((await fileOf(few.manager, 'team')).slice(1)).toEqual([TOO_FEW_PEOPLE])
  expect(await fileOf(few.people[0] ?? few.admin, 'workspace')).toEqual(await fileOf(few.people[0] ?? few.admin, 'me'))
})

test('the file name holds the scope and the days, and an Admin without a team reads that they lead none', async () => {
  const { admin } = await aTeamOf(3)
  const filter = { range: 'Last_31_Days', view: 'summary' } as const
  const nameOf = async (of: ReportScope) => (await getFeedbackReportFile(admin, { ...filter, of })).fileName
  const days = String.raw`\d{4}-\d\d-\d\d`
  expect(await nameOf('workspace')).toMatch(
    new RegExp(`^Feedback report, the whole workspace, ${days} to ${days}\\.csv$`),
  )
  expect((await fileOf(admin, 'team')).slice(1)).toEqual(['Nobody is in a team you lead'])
})

test('without a choice the report opens with the last 31 days, as all reports do', () => {
  expect(figuresSchema.parse({})).toEqual({ range: 'Last_31_Days', view: 'summary' })
})
