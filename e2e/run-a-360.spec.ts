import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { questionSelect } from '@/lib/reviews/model/queries/list-questions'
import { aManager, aMember } from '@/tests/factories/members'
import { anAnswer, aResponse, type SentReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { pick, questionCard, sendAnswers } from './support/answering'
import { linkIn, mailTo } from './support/mail'
import { pressStep, previewAs } from './support/steps'
import { expect, test } from './support/test'
import { choose, goOnTo, openLine, startForm, toastOf } from './support/wizard'

const nameOf = ({ firstName, lastName }: Actor) => `${firstName} ${lastName}`

const listening = 'Communicates clearly and listens.'
const reliable = 'Does what they said they would do.'
const lifting = 'Makes the people around them better.'
const strength = 'What is this person’s greatest strength?'
const change = 'What would make the biggest difference if they changed it?'

/** A team of six, and the manager who asks about two of them. */
async function aCast() {
  const workspace = await aWorkspace({ name: 'Harbour Works' })
  const person = (firstName: string, lastName: string) => aMember({ workspace, firstName, lastName })
  const mira = await aManager({ workspace, firstName: 'Mira', lastName: 'Stone' })
  const [tom, nina] = [await person('Tom', 'Reed'), await person('Nina', 'Fox')]
  const asked = [await person('Ada', 'Okafor'), await person('Bo', 'Lindqvist'), await person('Cem', 'Yildiz')]
  const dora = await person('Dora', 'Marchetti')
  await aTeam({ workspace, name: 'Dock', members: [tom, nina, ...asked, dora] })
  await aTeam({ workspace, name: 'Crane', members: [tom, nina] })
  return { mira, tom, nina, asked, dora }
}

type Cast = Awaited<ReturnType<typeof aCast>>

/** Asks three people about each of two, who may nominate one more, and comes to the round. */
async function ask(page: Page, { tom, nina, asked }: Cast) {
  await startForm(page, '360 review')
  await page.getByLabel('Title', { exact: true }).fill('Spring 360')
  await goOnTo(page, 'Permissions')
  await choose(page, asked.map(nameOf))
  // A chosen team becomes its people, who can be removed one by one.
  await page.getByRole('combobox', { name: 'Who it’s about' }).fill('Crane')
  await page.getByRole('option', { name: /^Crane/ }).click()
  for (const subject of [tom, nina])
    await expect(page.getByRole('button', { name: `Remove ${nameOf(subject)}` })).toBeVisible()
  await openLine(page, 'More')
  await page.getByRole('checkbox', { name: /may nominate peers/ }).check()
  await page.getByLabel('At least', { exact: true }).selectOption('1')
  await page.getByLabel('At most', { exact: true }).selectOption('2')
  await expect(page.getByText('Peers 4').first()).toBeVisible()
  await goOnTo(page, 'Review & Save')
  await page.getByRole('button', { name: 'Send to 3 people' }).dblclick()
  await page.waitForURL(/\/feedback\/round\//)
  await expect(page.getByText('0 of 6 answers received').first()).toBeVisible()
}

/** The subject nominates somebody, out of the mail that asks for it. */
async function propose(page: Page, subject: Actor, proposed: Actor) {
  await page.goto(linkIn(await mailTo(subject.email), '/feedback/id/'))
  await page.getByRole('combobox').fill(nameOf(proposed))
  await page.getByRole('option', { name: nameOf(proposed) }).click()
  await page.getByRole('button', { name: 'Nominate 1 person' }).click()
  await expect(page.getByText('Nominated', { exact: true })).toBeVisible()
}

async function approve(page: Page, proposed: Actor) {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Approve: Spring 360/ }).click()
  await page.getByRole('button', { name: `Approve ${nameOf(proposed)}` }).press('Enter')
  await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  // Nothing is left to decide: the keyboard goes on from the heading, not from the way back above it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** The line of a round about this person. */
const aboutIn = (page: Page, subject: Actor) =>
  page
    .getByRole('list', { name: 'People this round is about' })
    .getByRole('listitem')
    .filter({ hasText: nameOf(subject) })

/** Answers what waits about this person, found on one's own list. */
async function answer(page: Page, subject: Actor, words: string) {
  await page.goto('/feedback?tab=pending')
  await page.getByRole('link', { name: new RegExp(`Spring 360.*${nameOf(subject)}`) }).click()
  await page.waitForURL(/\/feedback\/id\//)
  await expect(page.getByText('Nobody', { exact: false }).first()).toBeVisible()
  for (const question of [listening, reliable, lifting]) await pick(page, question, /^4/)
  await questionCard(page, strength).getByRole('textbox').fill(words)
  await questionCard(page, change).getByRole('textbox').fill('Say no more often.')
  await sendAnswers(page)
}

const saidBy = ({ firstName }: Actor) => `${firstName} says so.`

const sent = { id: true, questions: { select: questionSelect, orderBy: { position: 'asc' } } } as const

const answersOf = ({ questions }: SentReview, text: string) =>
  questions.map((question) => anAnswer(question, question.type === 'textarea' ? { text } : {}))

/** Closes the review about this person, reads it as they will and releases it. */
async function release(page: Page, subject: Actor) {
  await page.goto('/feedback?tab=created')
  await page.getByRole('link', { name: /Spring 360/ }).click()
  await aboutIn(page, subject).getByRole('link').click()
  await pressStep(page, 'Close')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close it' }).click()
  await previewAs(page, nameOf(subject))
  await page.getByRole('button', { name: `Release to ${nameOf(subject)}` }).click()
  await page.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(toastOf(page)).toContainText(`Released to ${nameOf(subject)}`)
}

test('a 360 round goes from its first click to the word of thanks of the person it’s about', async ({ visit }) => {
  test.setTimeout(120_000)
  const cast = await aCast()
  const { mira, tom, nina, asked, dora } = cast
  const creator = await visit(mira)
  const subject = await visit(tom)

  await test.step('it is sent about two people, and one of them nominates somebody', async () => {
    await ask(creator, cast)
    await propose(subject, tom, dora)
    await approve(creator, dora)
  })
  await test.step('everybody asked about him answers', async () => {
    const [ada = dora, ...others] = asked
    for (const person of [ada, dora]) await answer(await visit(person), tom, saidBy(person))
    // The screens of the others would be the same once more.
    const review = await db.review.findFirstOrThrow({ where: { subjectId: tom.memberId }, select: sent })
    for (const person of others) await aResponse(person, review, answersOf(review, saidBy(person)))
  })
  await test.step('it is closed, released and acknowledged', async () => {
    await release(creator, tom)
    await subject.goto('/notifications')
    await subject.getByRole('link', { name: /released feedback about you: Spring 360/ }).click()
    for (const person of [...asked, dora]) await expect(subject.getByText(saidBy(person)).first()).toBeVisible()
    const page = await subject.goto(subject.url())
    for (const { lastName } of [...asked, dora]) expect(await page?.text()).not.toContain(lastName)
    await subject.getByLabel('Reply to Mira Stone').fill('Thank you, all of you.')
    await subject.getByRole('button', { name: 'I’ve read it' }).click()
    await expect(toastOf(subject)).toContainText('Mira Stone knows you’ve read it')
  })
  await test.step('the round tells whom it is done for', async () => {
    await creator.goto('/feedback?tab=created')
    await creator.getByRole('link', { name: /Spring 360/ }).click()
    await expect(aboutIn(creator, tom)).toContainText('Acknowledged')
    await expect(aboutIn(creator, nina)).toContainText('Active')
    await aboutIn(creator, tom).getByRole('link').click()
    await expect(creator.getByText('Thank you, all of you.')).toBeVisible()
  })
})
