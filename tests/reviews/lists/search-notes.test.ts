import { expect, test } from 'vitest'
import { read } from '@/lib/platform/reading'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import type { ReviewListFilter } from '@/lib/reviews/lists/schema'
import { reachedInWords } from '@/lib/reviews/results/rules/about-me'
import { listAboutMe } from '@/lib/reviews/results/queries/list-about-me'
import { reviewSearch } from '@/lib/reviews/search'
import { aMember } from '@/tests/factories/members'
import { aGivenNote } from '@/tests/factories/quick-words'
import { aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'

/** Priya, to whom Tom has given a note; Tom is asked for more by Mira. */
async function aNotedPerson() {
  const workspace = await aWorkspace()
  const [tom, priya, mira] = await Promise.all([
    aMember({ workspace, firstName: 'Tom', lastName: 'Nair' }),
    aMember({ workspace, firstName: 'Priya', lastName: 'Rao' }),
    aMember({ workspace }),
  ])
  await aGivenNote(tom, priya)
  return { tom, priya, mira }
}

test('its subject finds a note by its author, and its author by its subject, wherever they search', async () => {
  const { tom, priya } = await aNotedPerson()
  const found = async (actor: typeof tom, search: string) => [
    (await listReviews(actor, { tab: 'all', search })).rows.length,
    (await read(reviewSearch(actor, search))).length,
  ]
  expect([await found(priya, 'tom nair'), await found(priya, 'Priya')]).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect([await found(tom, 'priya rao'), await found(tom, 'Tom')]).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect((await listAboutMe(priya, { tab: 'feedback', search: 'from tom' })).rows).toHaveLength(1)
  expect((await listAboutMe(priya, { tab: 'feedback', search: 'for priya' })).rows).toEqual([])
})

test('a note about oneself is given, not released', async () => {
  const { priya } = await aNotedPerson()
  const { rows } = await listAboutMe(priya, { tab: 'feedback', search: '' })
  expect(rows.map((row) => [row.title, reachedInWords(row)])).toEqual([['Feedback from Tom Nair', 'Given']])
  const released = { isMine: false, isNote: false, releaserName: 'Mira Stone' }
  expect(reachedInWords(released)).toBe('Mira Stone released it')
})

test('notes are sorted by the title they are shown with', async () => {
  const { priya, mira } = await aNotedPerson()
  await aReview(mira, { asked: [priya], title: 'Feedback for teams' })
  const byTitle: ReviewListFilter = { tab: 'received', search: '', sort: 'title' }
  const titles = (await listReviews(priya, byTitle)).rows.map(({ title }) => title)
  expect(titles).toEqual(['Feedback for teams', 'Feedback from Tom Nair'])
  const [first] = (await listReviews(priya, byTitle, 1)).rows
  const { next } = await listReviews(priya, byTitle, 1)
  const [second] = (await listReviews(priya, { ...byTitle, after: next ?? '' }, 1)).rows
  expect([first?.title, second?.title]).toEqual(titles)
})
