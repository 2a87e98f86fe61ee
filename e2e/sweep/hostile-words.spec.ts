import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aQuestion, aResponse, aReview, anAnswer, questionOf } from '@/tests/factories/reviews'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>`

/** A workspace in which every word that somebody may write is written by somebody who means harm. */
async function aHostileWorkspace() {
  const workspace = await aWorkspace()
  const creator = await anAdmin({ workspace, firstName: hostile, lastName: 'Stone' })
  const asked = await aMember({ workspace, firstName: 'Rowan', lastName: hostile })
  const waiting = await aMember({ workspace })
  const team = await aTeam({ workspace, name: hostile, members: [asked] })
  await aTag({ workspace, name: hostile.slice(0, 50), members: [asked] })
  const words = { title: hostile, description: hostile }
  const questions = [aQuestion('input', { questionText: hostile, help: hostile })]
  await aTemplate(creator, { ...words, questions })
  const review = await aReview(creator, { ...words, questions, asked: [asked, waiting] })
  await aResponse(asked, review, [anAnswer(questionOf(review, 'input'), { text: hostile })])
  return { creator, asked, waiting, team, review }
}

/** How many of the elements that the words would be, were they read as markup, stand on the page. */
const countAlive = (page: Page) =>
  page.evaluate(() => {
    const scripts = [...document.scripts].filter(({ textContent }) => textContent === 'alert(2)')
    return document.querySelectorAll('img[src="x"], [onerror]').length + scripts.length
  })

async function expectWordsAlone(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(hostile).first(), path).toBeAttached()
  expect(await countAlive(page), path).toBe(0)
}

/** Goes through these screens, none of which may raise a dialog. */
async function walk(page: Page, paths: string[]) {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  for (const path of paths) await expectWordsAlone(page, path)
  expect(said).toEqual([])
}

test('markup in a text field is words on every screen that shows it, and nothing more', async ({ visit }) => {
  const { creator, asked, waiting, team, review } = await aHostileWorkspace()
  const screens: [who: Actor, paths: string[]][] = [
    [
      creator,
      [
        '/feedback?tab=created',
        '/template',
        '/feedback/add?from=forms',
        '/template/add',
        '/dashboard',
        ...['', '?tab=team', '?tab=invited', '?tab=answers'].map((tab) => `/feedback/preview/${review.id}${tab}`),
      ],
    ],
    [
      creator,
      [
        '/users',
        '/users?tab=teams',
        '/users/teams',
        `/users/teams/${team.id}`,
        `/users/edit/${asked.memberId}`,
        '/profile',
        '/dashboard?tab=activity',
      ],
    ],
    [asked, ['/feedback', `/feedback/id/${review.id}`]],
    [waiting, ['/feedback', `/feedback/id/${review.id}`, '/notifications', '/dashboard']],
  ]
  // Side by side, because each page is looked at until nothing is asked any more, half a second later.
  await Promise.all(screens.map(async ([who, paths]) => walk(await visit(who), paths)))
})
