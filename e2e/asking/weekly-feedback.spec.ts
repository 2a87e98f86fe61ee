import type { Actor } from '@/lib/access/actor'
import { setClock } from '@/lib/platform/clock'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { addDays, dayIn, isWorkingDay } from '@/lib/shared/dates'
import { momentOf } from '@/lib/scheduling/rules'
import { aManager, aMember } from '@/tests/factories/members'
import { aQuestion } from '@/tests/factories/reviews'
import { aSeries, occurrencesOf } from '@/tests/factories/series'
import { aWorkspace } from '@/tests/factories/workspaces'
import { pick, sendAnswers } from '@/e2e/support/answering'
import { expect, test } from '@/e2e/support/test'

test.afterEach(() => setClock())

const zone = 'Europe/Berlin'
const question = 'Was last week a good one?'

const isMonday = (day: string) => isWorkingDay(day) && !isWorkingDay(addDays(day, -1))

/** The nine o'clocks of a Monday and of the two after it, with a change of the clock between the first and the second. */
function mondaysAroundChange(): [Date, Date, Date] {
  const nine = (day: string) => momentOf(day, '09:00', zone)
  const hoursBetween = (from: string, to: string) => (nine(to).getTime() - nine(from).getTime()) / 3_600_000
  let day = addDays(dayIn(new Date(), zone), 2)
  while (!isMonday(day) || hoursBetween(day, addDays(day, 7)) === 7 * 24) day = addDays(day, 1)
  return [nine(day), nine(addDays(day, 7)), nine(addDays(day, 14))]
}

const at = (moment: Date) => setClock(() => moment)

/** A team that is asked the same question every Monday at nine, until Friday at five. */
async function aWeeklyPulse([first]: [Date, Date, Date]) {
  const workspace = await aWorkspace({ name: 'Harbour Works' })
  const mira = await aManager({ workspace, firstName: 'Mira', lastName: 'Stone', timeZone: zone })
  const rowan = await aMember({ workspace, firstName: 'Rowan', lastName: 'Reed', timeZone: zone })
  const sam = await aMember({ workspace, firstName: 'Sam', lastName: 'Field', timeZone: zone })
  at(first)
  const questions = [aQuestion('yesno', { questionText: question })]
  const { id } = await aSeries(mira, { title: 'Monday pulse', asked: [rowan, sam], questions, timeZone: zone })
  return { mira, rowan, id }
}

/** What the product does by itself every minute, at this one. */
async function liveAt(moment: Date, creator: Actor, id: string) {
  at(moment)
  await repeatReview(creator, { id })
}

test('a weekly form comes at nine before and after the clocks change, until its creator ends it', async ({ visit }) => {
  const mondays = mondaysAroundChange()
  const [, second, third] = mondays
  const { mira, rowan, id } = await aWeeklyPulse(mondays)
  await liveAt(new Date(second.getTime() - 1000), mira, id)
  expect(await occurrencesOf(id)).toHaveLength(1)
  await liveAt(second, mira, id)
  await liveAt(second, mira, id)
  const rounds = await occurrencesOf(id)
  expect(rounds.map(({ publishedAt }) => publishedAt)).toEqual(mondays.slice(0, 2))

  const page = await visit(rowan)
  await page.goto('/feedback?tab=pending')
  await expect(page.getByRole('link', { name: 'Monday pulse' })).toHaveCount(2)
  await page.goto(`/feedback/id/${rounds[1]?.id ?? ''}`)
  await expect(page.getByText('05:00 pm').first()).toBeVisible()
  await pick(page, question, 'Yes')
  await sendAnswers(page)
  await page.goto('/feedback?tab=pending')
  await expect(page.getByRole('link', { name: 'Monday pulse' })).toHaveCount(1)

  const own = await visit(mira)
  await own.goto(`/feedback/edit/${rounds[1]?.id ?? ''}`)
  await own.getByRole('button', { name: 'Stop repeating' }).click()
  await own.getByRole('alertdialog').getByRole('button', { name: 'Stop repeating' }).click()
  await expect(own.getByRole('alertdialog')).toHaveCount(0)
  await expect(own.getByRole('button', { name: 'Stop repeating' })).toHaveCount(0)
  await liveAt(third, mira, id)
  expect(await occurrencesOf(id)).toHaveLength(2)
})
