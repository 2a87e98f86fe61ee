import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReportBlock } from '@/components/dashboard/reports/report-block'
import { BarList } from '@/components/ui/charts/bar-list'
import type { Actor } from '@/lib/access/actor'
import { getReports } from '@/lib/dashboard/reports/queries'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { getGoalReport } from '@/lib/goals/reports/queries/get-goal-report'
import { goalReportSchema } from '@/lib/goals/reports/schema'
import { anApplause, anApplauseCircle, categoryIdOf } from '@/tests/factories/applause'
import { aGoal, aGoalCircle } from '@/tests/factories/goals'

const blockOf = async (actor: Actor, title: string) => {
  const choices = { range: 'Last_31_Days', view: 'summary' } as const
  const { parts, scope } = await getReports(actor, { of: undefined, ...choices })
  const part = parts.find((one) => one.title === title)
  if (!part) throw new Error(`There is no block ${title}.`)
  return { part, markup: renderToStaticMarkup(<ReportBlock part={part} choices={{ of: scope, ...choices }} />) }
}

test('the goals behind and each status link to the goals they count', async () => {
  const { admin, lead, assignee, colleague } = await aGoalCircle()
  const given = { assignees: [assignee] }
  for (const status of ['AtRisk', 'AtRisk', 'Delayed'] as const)
    await setGoalStatus(lead, { ...(await aGoal(lead, given)), status, comment: 'Two people left.' })
  await aGoal(lead, given)
  const elsewhere = await aGoal(admin, { assignees: [colleague] })
  await setGoalStatus(admin, { ...elsewhere, status: 'AtRisk', comment: 'Two people left.' })
  const { markup } = await blockOf(lead, 'Goals')
  const links = [...markup.matchAll(/href="([^"]+status=[^"]+)">([^<]+)/g)]
  const listed = links.map(async ([, href = '', label]) => {
    const { searchParams } = new URL(href.replaceAll('&amp;', '&'), 'https://rapport.example')
    const { goals } = await getGoalReport(lead, goalReportSchema.parse(Object.fromEntries(searchParams)))
    return `${label} ${goals.length}`
  })
  expect(await Promise.all(listed)).toEqual(['Behind 3', 'On track 1', 'At risk 2', 'Delayed 1'])
})

test('a screen reader reaches the links of bars, and hears bars without links as one picture', () => {
  const drawn = (href?: string) => renderToStaticMarkup(<BarList points={[{ label: 'At risk', count: 2, href }]} />)
  expect(drawn('/goals/reports')).not.toContain('role="img"')
  expect(drawn()).toContain('role="img"')
})

test('bars of categories add up to the applause received', async () => {
  const { admin, giver, tom, lena } = await anApplauseCircle()
  const names = ['Teamwork', 'Ownership', 'Leadership', 'Innovation', 'Learning', 'Quality', 'Helping Hand']
  for (const name of names) await anApplause(giver, [tom, lena], { categoryId: await categoryIdOf(giver, name) })
  const { picture } = (await blockOf(admin, 'Applause')).part
  if (typeof picture === 'string' || picture.as !== 'bars') throw new Error('There are no bars.')
  expect(picture.points).toHaveLength(6)
  expect(picture.points.at(-1)).toEqual({ label: 'Other', count: 4 })
  expect(picture.points.reduce((sum, { count }) => sum + count, 0)).toBe(14)
})
