import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { getHome } from '@/lib/dashboard/queries'
import { reviewsHome } from '@/lib/reviews/home'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import type { ListTab } from '@/lib/reviews/lists/rules'
import { ownFeedback } from '@/lib/reviews/own-data'
import { giveNote } from '@/lib/reviews/quick/commands/give-note'
import { getNote } from '@/lib/reviews/quick/queries/get-note'
import { getNoteManagers } from '@/lib/reviews/quick/queries/find-note-managers'
import { acknowledgeReview } from '@/lib/reviews/results/commands/acknowledge-review'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { getReviewHead, getSharedHead } from '@/lib/reviews/results/queries/get-review-head'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aGivenNote, aNoteTo } from '@/tests/factories/quick-words'
import { toldTo } from '@/tests/factories/respondents'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

const words = 'You gave the clinics an honest date.'

async function theTeam() {
  const workspace = await aWorkspace()
  const [author, subject] = [await aMember({ workspace, firstName: 'Tom' }), await aMember({ workspace })]
  const manager = await aManager({ workspace, firstName: 'Mira' })
  await aTeam({ workspace, members: [subject], managers: [manager] })
  return { workspace, author, subject, manager }
}

const readBy = async (reader: Actor, id: string) => (await getNote(await getSharedHead(reader, id)))?.text
const titlesIn = async (actor: Actor, tab: ListTab) =>
  (await listReviews(actor, { tab, search: '' })).rows.map(({ title, isNote, href }) => ({ title, isNote, href }))

test('a Member gives it to any colleague, who reads the words here, in the mail and at once', async () => {
  const { author, subject } = await theTeam()
  const { id } = await aGivenNote(author, subject)
  expect(await toldTo(subject, 'note.given')).toEqual([`Tom Nair gave you feedback: ${words}`])
  const [mail] = await mailsTo(subject.email)
  expect(mail).toMatchObject({
    event: 'note.given',
    props: { authorName: 'Tom Nair', text: words, readers: 'Only you' },
  })
  expect(await readBy(subject, id)).toBe(words)
  expect(await mailsTo(author.email)).toEqual([])
})

test('it stands under Received of one and under Created of the other, and nowhere else', async () => {
  const { author, subject } = await theTeam()
  const { id } = await aGivenNote(author, subject)
  expect(await titlesIn(subject, 'received')).toEqual([
    { title: 'Feedback from Tom Nair', isNote: true, href: `/feedback/shared/${id}` },
  ])
  expect(await titlesIn(author, 'created')).toEqual([
    { title: 'Feedback for Priya Nair', isNote: true, href: `/feedback/preview/${id}` },
  ])
  for (const tab of ['pending', 'answered', 'shared'] as const) expect(await titlesIn(subject, tab)).toEqual([])
  for (const tab of ['received', 'pending', 'answered', 'active', 'shared'] as const) {
    expect(await titlesIn(author, tab)).toEqual([])
  }
  for (const person of [author, subject]) expect(await titlesIn(person, 'all')).toHaveLength(1)
})

test('their manager reads it only where its author said so', async () => {
  const { author, subject, manager } = await theTeam()
  const alone = await aGivenNote(author, subject)
  await expectRefused(getSharedHead(manager, alone.id), 'forbidden')
  expect(await toldTo(manager, 'note.given')).toEqual([])
  expect(await titlesIn(manager, 'shared')).toEqual([])
  const both = await aGivenNote(author, subject, { readers: 'manager' })
  expect(await readBy(manager, both.id)).toBe(words)
  expect(await toldTo(manager, 'note.given')).toEqual(['Tom Nair gave Priya Nair feedback and shared it with you'])
  expect(await titlesIn(manager, 'shared')).toHaveLength(1)
  expect((await mailsTo(subject.email)).at(-1)?.props['readers']).toBe('You and your manager, Mira Nair')
  expect((await getSharedHead(subject, both.id)).readers).toBe('you, Tom Nair and your manager')
  expect((await getReviewHead(author, both.id))?.readers).toBe('you, Priya Nair and Priya Nair’s manager')
})

test('neither a colleague nor an Admin reads it, and it is not found elsewhere', async () => {
  const { workspace, author, subject } = await theTeam()
  const { id } = await aGivenNote(author, subject, { readers: 'manager' })
  for (const other of [await aMember({ workspace }), await anAdmin({ workspace }), await aManager({ workspace })]) {
    await expectRefused(getSharedHead(other, id), 'forbidden')
    await expectRefused(getReviewHead(other, id), 'forbidden')
  }
  await expectRefused(getSharedHead(await anAdmin(), id), 'not-found')
})

test('nobody passes it on', async () => {
  const { workspace, author, subject } = await theTeam()
  const { id } = await aGivenNote(author, subject)
  const { memberId } = await aMember({ workspace })
  for (const reader of [author, subject]) await expectRefused(shareReview(reader, { id, memberId }), 'conflict')
})

test('its subject can answer that they have read it, and finds it on Home until then', async () => {
  const { author, subject } = await theTeam()
  const { id } = await aGivenNote(author, subject)
  const onHome = (await read(reviewsHome(subject))).rows.map(({ kind, title }) => [kind, title])
  expect(onHome).toEqual([['review.acknowledge', 'Feedback from Tom Nair']])
  await acknowledgeReview(subject, { id, comment: 'Thank you.' })
  expect((await read(reviewsHome(subject))).rows).toEqual([])
  expect(await getReviewHead(author, id)).toMatchObject({ acknowledgement: 'Thank you.' })
})

test('is in nobody’s figures of what was asked, and among its author’s own data', async () => {
  const { author, subject } = await theTeam()
  await aGivenNote(author, subject)
  expect((await getHome(author)).figures.own).toMatchObject({ sent: 0, asked: 0, answered: 0 })
  const { answersWithYourName } = await ownFeedback(author)
  expect(answersWithYourName.map(({ text }) => text)).toEqual([words])
})

test('pressed twice gives it once', async () => {
  const { author, subject, manager } = await theTeam()
  await expectMadeOnce(
    (madeId) => giveNote(author, aNoteTo(subject, { madeId })),
    () => db.answer.count({ where: { workspaceId: author.workspaceId } }),
    (madeId) => giveNote(author, aNoteTo(subject, { madeId, text: 'Changed' })),
  )
  expect(await toldTo(subject, 'note.given')).toHaveLength(2)
  const note = aNoteTo(subject)
  await giveNote(author, note)
  await expectRefused(giveNote(author, { ...note, readers: 'manager' }), 'already-sent')
  await expectRefused(giveNote(author, { ...note, memberId: manager.memberId }), 'already-sent')
})

test('refuses oneself, somebody without access and a manager where there is none, and finds nobody elsewhere', async () => {
  const { workspace, author, subject, manager } = await theTeam()
  await expectRefused(aGivenNote(author, author), 'invalid', 'memberId')
  await expectRefused(aGivenNote(author, manager, { readers: 'manager' }), 'invalid', 'readers')
  await expectRefused(aGivenNote(author, await aMember()), 'not-found')
  await deactivate(subject)
  await expectRefused(aGivenNote(author, subject), 'invalid', 'memberId')
  expect(await db.review.count({ where: { workspaceId: workspace.id } })).toBe(0)
})

test('names the managers who would read it, and neither its author nor a Member who leads a team', async () => {
  const { workspace, author, subject, manager } = await theTeam()
  const lead = await aMember({ workspace })
  await aTeam({ workspace, members: [subject], managers: [lead] })
  const { memberId } = manager
  expect(await getNoteManagers(author, { id: subject.memberId })).toEqual({
    managers: [{ memberId, name: 'Mira Nair' }],
  })
  expect(await getNoteManagers(manager, { id: subject.memberId })).toEqual({ managers: [] })
  await expectRefused(getNoteManagers(await anAdmin(), { id: subject.memberId }), 'not-found')
})
