import type { Page } from '@playwright/test'
import { memberActor, type Actor } from '@/lib/access/actor'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { db } from '@/lib/platform/db'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { addWorkingDays } from '@/lib/scheduling/rules'
import { dayIn, isWorkingDay, type Day } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { instantOf } from '@/lib/shared/zones'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { at } from '@/tests/factories/meetings'
import { aManager, aMember } from '@/tests/factories/members'
import { anOwnedItem, aOneOnOne } from '@/tests/factories/one-on-ones'
import { aboutPerson, aQuestion, aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { questionCard, sendAnswers } from '@/e2e/support/answering'
import { mailsTo, sendWaitingMail } from '@/e2e/support/mail'
import { completeEarly } from '@/e2e/support/complete-early'
import { expect, test } from '@/e2e/support/test'
import { tick } from '@/e2e/support/tick'
import { morningOf, nextMorningOf, zoneAt } from './mornings'
import { begin, toDoOf } from './to-do'

const zone = zoneAt(9)
const today = dayIn(new Date(), zone)

/** So long ago that people are reminded this morning of what they were asked then. */
const asked = instantOf(addWorkingDays(today, -3), '12:00', zone) ?? new Date()

/** Somebody in a place where it is night, so nothing reminds her before all is there, and a colleague. */
async function aCast() {
  const workspace = await aWorkspace()
  const nadia = await aManager({ workspace, firstName: 'Nadia', lastName: 'Costa', timeZone: zoneAt(1) })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed', timeZone: zone })
  return { workspace, nadia, tom }
}

type Cast = Awaited<ReturnType<typeof aCast>>

/** What was asked before: feedback that closes tomorrow, and nominations to decide. */
const askBefore = ({ workspace, nadia, tom }: Cast) =>
  at(asked.toISOString(), async () => {
    const questions = [aQuestion('textarea', { questionText: 'What should we keep?' })]
    const form = { title: 'How we launch', questions, timeZone: zone, closesTime: '17:00' }
    await aReview(tom, { ...form, asked: [nadia], closesOn: addWorkingDays(today, 1) })
    const peer = await aMember({ workspace, firstName: 'Ada', lastName: 'Okafor' })
    const review = await aReview(nadia, { asked: [peer], title: 'Spring 360', ...aboutPerson(tom) })
    const nominations = { nominationsMin: 1, nominationsMax: 2, nominationsApprover: 'CREATOR' } as const
    await db.review.update({ where: { id: review.id }, data: nominations })
    const nominated = await aMember({ workspace, firstName: 'Bo', lastName: 'Lindqvist' })
    await nominatePeers(tom, { id: review.id, memberIds: [nominated.memberId] })
  })

/** What is due today in every other module. */
async function planToday({ nadia, tom }: Cast, day: Day) {
  // At night it may be tomorrow already.
  const inDay = { ...nadia, timeZone: zone }
  await aGoal(inDay, { title: 'Answer sooner', type: 'Self', frequency: 'daily' })
  const { id } = await aFollowUp(tom, { title: 'Plan the launch', attendees: [nadia], day, time: '15:00' })
  const step = { madeId: randomId(), id, title: 'Send the numbers', ownerId: nadia.memberId, dueOn: day }
  await addNextStep(tom, step)
  const { pairId } = await aOneOnOne(tom, nadia, { day, time: '16:00' })
  await anOwnedItem(inDay, pairId, 'Book the room', day)
}

const checkIn = 'Check in: Answer sooner'
const approve = 'Approve: Spring 360'
const answer = 'Answer: How we launch'

/** Nobody is reminded at weekends, when a check-in has been due since Friday and comes first. */
const isReminded = isWorkingDay(today)

const dueToday = [
  ...(isReminded ? [] : [checkIn]),
  'Open: Plan the launch',
  'Prepare: One-on-one with Tom Reed',
  ...(isReminded ? [checkIn] : []),
  'Finish: Send the numbers',
  'Finish: Book the room',
]

/** On Home what has no deadline comes before what is due in more than 24 hours, in the mail it comes last. */
const waiting = [...dueToday, approve, answer]
const titlesOf = (names: string[]) => names.map((name) => name.replace(/^\w[\w ]*: /, ''))
const mailedTitles = titlesOf([...dueToday, answer, approve])

/** The titles in a morning mail, in its order: each line is one with its link. */
const titlesIn = (text: string) => [...text.matchAll(/^(.+) https?:\S+\/(?:followups|one-on-one|goals|feedback)\//gm)]

const digestsTo = async ({ email }: Actor) =>
  (await mailsTo(email)).filter(({ text }) => text.includes('something is due for you'))

/** What the palette offers without a word, and what is unread. */
async function stillShown(page: Page) {
  const places = ['/api/find?query=', '/api/notification?type=unread']
  const texts = await Promise.all(places.map(async (place) => (await page.request.get(place)).text()))
  return mailedTitles.filter((title) => texts.join().includes(title))
}

const completed = (page: Page) => expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()

/** How each is done, in the order of Home. */
const doing: Record<string, (page: Page) => Promise<void>> = {
  'Open: Plan the launch': async (page) => {
    await completeEarly(page)
    await completed(page)
  },
  'Prepare: One-on-one with Tom Reed': async (page) => {
    await completeEarly(page)
    await completed(page)
  },
  [checkIn]: async (page) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Percent').fill('100')
    await dialog.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByText('0% → 100%')).toBeVisible()
    await page.getByRole('button', { name: 'Change status' }).click()
    await dialog.getByLabel('Status').selectOption('Completed')
    await dialog.getByRole('button', { name: 'Change status' }).click()
    await completed(page)
  },
  'Finish: Send the numbers': (page) => tick(page, 'Send the numbers'),
  'Finish: Book the room': (page) => tick(page, 'Book the room'),
  [answer]: async (page) => {
    await questionCard(page, 'What should we keep?').getByRole('textbox').fill('The rehearsal.')
    await sendAnswers(page)
  },
  [approve]: async (page) => {
    await page.getByRole('button', { name: 'Approve Bo Lindqvist' }).click()
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  },
}

/** One mail holds what Home does, and the bell tells of each of them once. */
async function expectReminded(page: Page, nadia: Actor) {
  await test.step('the mail holds the same', async () => {
    await morningOf(nadia)
    await morningOf(nadia)
    await sendWaitingMail()
    const mailed = async () => (await digestsTo(nadia)).map(({ text }) => titlesIn(text).map(([, title]) => title))
    await expect.poll(mailed, { timeout: 20_000 }).toEqual([mailedTitles])
  })
  await test.step('the bell tells each of them once', async () => {
    const bell = page.getByRole('link', { name: /^Notifications/ })
    await expect(bell).toContainText('new')
    await bell.click()
    const told = page.getByRole('main').getByRole('link')
    for (const title of ['Answer sooner', 'Send the numbers', 'Book the room', '“How we launch” closes'])
      await expect(told.filter({ hasText: title })).toHaveCount(1)
    await expect(bell).not.toContainText('new')
  })
}

test('everything due is on one Home and in one mail, in its order, and gone everywhere once it is done', async ({
  visit,
}) => {
  const cast = await aCast()
  await askBefore(cast)
  await planToday(cast, today)
  await db.user.update({ where: { id: cast.nadia.userId }, data: { timeZone: zone } })
  const nadia = await memberActor(cast.nadia.memberId)

  const page = await visit(nadia)
  await test.step('Home holds all of it', async () => expect(await toDoOf(page)).toEqual(waiting))
  if (isReminded) await expectReminded(page, nadia)
  else expect(await morningOf(nadia)).toEqual({ count: 0 })
  for (const name of waiting) {
    await test.step(name, async () => {
      await begin(page, name)
      await doing[name]?.(page)
      await expect.poll(() => toDoOf(page)).not.toContain(name)
    })
  }
  await expect(page.getByText('You’re all caught up')).toBeVisible()
  await expect.poll(() => stillShown(page)).toEqual([])
  expect(await nextMorningOf(nadia, zone)).toEqual({ count: 0 })
})
