import { filesUnder } from '@/tests/structure/support/project'
import { anAdmin } from '@/tests/factories/members'
import { aSweptWorkspace, type SweptWorld } from '@/tests/factories/sweep/world'
import { statusOf } from '@/e2e/support/calls'
import { cookieFor } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'
import { uninvolved, uselessCookies } from './askers'
import { pageAnswers } from '@/e2e/support/pages'
import type { PageAnswers } from '@/tests/factories/pages'

const rows = Object.entries(pageAnswers)

/** Pages that lead signed-in people on, and those of the demo. */
const neither = [
  '/auth/login',
  '/auth/register',
  '/auth/welcome-signin',
  '/forgot-password',
  '/mailbox',
  '/mailbox/[id]',
]

test('every page has a row', () => {
  const pages = filesUnder('app')
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '') || '/')
  expect(pages.toSorted()).toEqual([...Object.keys(pageAnswers), ...neither].toSorted())
})

let made: Promise<SweptWorld> | undefined
/** Pages only show: one world is enough for all of them. */
const theWorld = () => (made ??= aSweptWorkspace())

/** What each page answers to a colleague or a stranger. None that refuses, or is not theirs, may name the swept people. */
async function answersTo(cookie: string, world: SweptWorld, isStranger = false) {
  const answers: Record<string, number> = {}
  for (const [page, { path }] of rows) {
    const { status, html } = await statusOf(await path(world), { cookie })
    answers[page] = status
    if (isStranger || status !== 200) expect(html, page).not.toContain('Concealed')
  }
  return answers
}

const expected = (of: (row: PageAnswers) => number) => Object.fromEntries(rows.map(([page, row]) => [page, of(row)]))

test('nobody sees a page of the product who is not signed in', async () => {
  const world = await theWorld()
  for (const [who, cookie] of [['no cookie', ''] as const, ...(await uselessCookies(world))]) {
    for (const [page, { path }] of rows.filter(([, { isOpen }]) => !isOpen)) {
      const { status, html } = await statusOf(await path(world), { cookie })
      // Who has an account and no place here is let into what is about the account alone.
      expect([200, 307, 403], `${page} to ${who}`).toContain(status)
      expect(html, `${page} to ${who}`).not.toContain('Concealed')
    }
  }
})

test('the Admin of another workspace finds nothing of this one', async () => {
  const world = await theWorld()
  const cookie = await cookieFor(await anAdmin())
  expect(await answersTo(cookie, world, true)).toEqual(expected(({ stranger }) => stranger))
})

test('colleagues see what is for them', async () => {
  const world = await theWorld()
  for (const [index, colleague] of (await uninvolved(world)).entries()) {
    const answers = await answersTo(await cookieFor(colleague), world)
    expect(answers, colleague.role).toEqual(expected(({ colleagues }) => colleagues[index] ?? 0))
  }
})
