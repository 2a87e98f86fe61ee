import { expect, test } from 'vitest'
import { helpTopicOf, helpTopics } from '@/components/shell/help/help-topics'
import { isShot, shotPath, SMALL_SHOT } from '@/components/shell/public/shots'
import { publicTopics } from '@/components/shell/help/topic-link'
import { allHelpPages, findHelpPage, listHelp } from '@/lib/help/queries/list-help'
import { headingsOf, isLong, leadOf, wordCountOf, type HelpPage } from '@/lib/help/rules/help-page'
import { planNames } from '@/lib/billing/schema'
import { sections } from '@/lib/help/rules/sections'
import { filesUnder, foldersIn, read } from '@/tests/structure/support/project'

const pages = allHelpPages()
const slugs = pages.map(({ slug }) => slug)

const spansOf = ({ blocks }: HelpPage) =>
  blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.flat() : block.kind === 'paragraph' ? block.spans : [],
  )

test('there is a page for each thing people do, in known sections, and no two have one name', () => {
  expect(pages.length).toBeGreaterThanOrEqual(25)
  expect(foldersIn('docs/help').toSorted()).toEqual(sections.map(({ name }) => name as string).toSorted())
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(listHelp().filter(({ entries }) => entries.length === 0)).toEqual([])
})

test('a page is short, begins with a sentence and has no two headings alike', () => {
  expect(pages.filter((page) => wordCountOf(page) >= 300).map(({ slug }) => slug)).toEqual([])
  expect(pages.filter((page) => leadOf(page) === '').map(({ slug }) => slug)).toEqual([])
  const doubled = pages.filter((page) => {
    const anchors = headingsOf(page).map(({ anchor }) => anchor)
    return new Set(anchors).size !== anchors.length || anchors.includes('')
  })
  expect(doubled.map(({ slug }) => slug)).toEqual([])
})

/** The addresses of pages, with groups left out, as patterns. */
const routes = filesUnder('app')
  .filter((path) => path.endsWith('/page.tsx'))
  .map((path) => path.slice('app'.length, -'/page.tsx'.length).replace(/\/\([^)]+\)/g, '') || '/')

const isRoute = (path: string) =>
  routes.some((route) => RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`).test(path.replace(/[?#].*/, '')))

const leadsNowhere = (href: string) =>
  href.startsWith('/help/') && href !== '/help/what-can-i-do' && href !== '/help/topics'
    ? !slugs.includes(href.slice('/help/'.length))
    : !isRoute(href)

test('the pages of a section have places of their own, and few have a table of contents', () => {
  for (const { name } of sections) {
    const places = pages.filter(({ section }) => section === name).map(({ place }) => place)
    expect(places, name).toEqual(places.map((_, index) => index + 1))
  }
  expect(pages.filter(isLong).length).toBeLessThan(pages.length / 4)
  expect(pages.filter(isLong).length).toBeGreaterThan(0)
})

test('links and related pages exist', () => {
  const links = pages.flatMap((page) => spansOf(page).flatMap((span) => (span.kind === 'link' ? [span.href] : [])))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(leadsNowhere)).toEqual([])
  expect(pages.flatMap(({ related }) => related).filter((slug) => !slugs.includes(slug))).toEqual([])
  expect(pages.filter(({ slug, related }) => related.length === 0 || related.includes(slug))).toEqual([])
  expect(['/nowhere', '/help/nothing'].filter(leadsNowhere)).toHaveLength(2)
})

test('the screens that pages show exist in both themes and sizes, and none is shown twice', () => {
  const names = pages.flatMap(({ screen }) => screen ?? [])
  const files = filesUnder('public/screens')
  expect(names.length).toBeGreaterThanOrEqual(15)
  expect(new Set(names).size).toBe(names.length)
  const missing = names.filter(
    (name) =>
      !isShot(name) ||
      !(['light', 'dark'] as const).every((theme) =>
        [undefined, SMALL_SHOT].every((width) => files.includes(`public${shotPath(name, theme, width)}`)),
      ),
  )
  expect(missing).toEqual([])
})

const screenWords = ['components', 'lib', 'app']
  .flatMap(filesUnder)
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('/help/'))
  .map(read)
  .join('\n')
  .replace(/\s+/g, ' ')

/** What is bold is the name of something on a screen; a sentence that opens a line of a list ends in a full stop. */
const namesIn = (page: HelpPage) =>
  spansOf(page).flatMap(({ kind, text }) => (kind === 'strong' && !text.endsWith('.') ? [text] : []))

test('every button, tab and label that a page names is on a screen', () => {
  const names = pages.flatMap(namesIn)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !screenWords.includes(name))).toEqual([])
})

test('public pages call a help page by its title', () => {
  const named = Object.entries(publicTopics)
  expect(named.map(([slug]) => [slug, findHelpPage(slug)?.title])).toEqual(named)
})

test('the page about what somebody may do is among the topics', () => {
  expect(listHelp().flatMap(({ entries }) => entries.map(({ href }) => href))).toContain('/help/what-can-i-do')
})

/** Where people are with an account; those of the demo and of the platform have no help, and those before it name theirs. */
const areas = ['app/(product)/', 'app/(focus)/']

test('every screen leads to its help page', () => {
  const screens = filesUnder('app')
    .filter((path) => path.endsWith('/page.tsx') && areas.some((area) => path.startsWith(area)))
    .map((path) => path.slice('app'.length, -'/page.tsx'.length).replace(/\/\([^)]+\)/g, ''))
  expect(screens.length).toBeGreaterThan(50)
  expect(screens.filter((path) => helpTopicOf(path) === undefined)).toEqual([])
  expect(helpTopics.filter((slug) => findHelpPage(slug) === null)).toEqual([])
})

test('the help that a screen before the sign-in names is written', () => {
  const files = ['app', 'components'].flatMap(filesUnder).filter((path) => path.endsWith('.tsx'))
  const named = files.flatMap((path) =>
    [...read(path).matchAll(/<AuthFrame\s+help="([^"]+)"/g)].map(([, slug]) => slug),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((slug = '') => findHelpPage(slug) === null)).toEqual([])
  expect(findHelpPage('cannot-sign-in')).not.toBeNull()
})

test('the help of a screen is that of its longest address', () => {
  expect(helpTopicOf('/feedback/preview/5/export')).toBe('export-results')
  expect(helpTopicOf('/goals/5/detail')).toBe('check-in')
  expect(helpTopicOf('/one-on-one/5/edit')).toBe('move-a-meeting')
  expect(helpTopicOf('/profile/connect/slack')).toBe('slack')
  expect(helpTopicOf('/admin')).toBeUndefined()
})

test('a page names plans as the screens do', () => {
  const words = pages.flatMap((page) => spansOf(page).map(({ text }) => text)).join(' ')
  for (const [type, name] of Object.entries(planNames)) {
    expect(words).toMatch(RegExp(`\\b${name}\\b`))
    expect(words).not.toMatch(RegExp(`\\b${type}\\b`))
  }
})
