import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { helpPath, leadOf, type HelpPage } from '@/lib/help/rules/help-page'
import { helpSearchOver } from '@/lib/help/rules/search-help'
import { tutorialsSlug } from '@/lib/help/rules/tutorials'
import { sections, type SectionName } from '@/lib/help/rules/sections'
import { parsePage } from './parse-page'

// The build would otherwise take every file of the project for one that a page may need.
const folder = join(/* turbopackIgnore: true */ process.cwd(), 'docs', 'help')

const pagesIn = (section: SectionName) =>
  readdirSync(join(folder, section))
    .map((file) => parsePage(file.replace(/\.md$/, ''), section, readFileSync(join(folder, section, file), 'utf8')))
    .toSorted((one, other) => one.place - other.place)

let read: HelpPage[] | undefined

/** Every page, read once: they change with the product only. */
export const allHelpPages = () => (read ??= sections.flatMap(({ name }) => pagesIn(name)))

let search: ReturnType<typeof helpSearchOver> | undefined

const entryOf = (page: HelpPage) => ({
  slug: page.slug,
  title: page.title,
  lead: leadOf(page),
  href: helpPath(page.slug),
})

/** A page in a list. */
export type HelpEntry = ReturnType<typeof entryOf>

/** The page about somebody's own role, which the product draws from its rules. */
const ownAbilities = {
  slug: 'what-can-i-do',
  title: 'What can I do here?',
  lead: 'Everything your role allows in your workspace.',
  href: '/help/what-can-i-do',
}

/** All pages by section. */
export const listHelp = () =>
  sections.map(({ name, title, icon }) => ({
    ...{ name, title, icon },
    entries: [
      ...allHelpPages()
        .filter(({ section }) => section === name)
        .map(entryOf),
      ...(name === 'people' ? [ownAbilities] : []),
    ],
  }))

export type HelpSection = ReturnType<typeof listHelp>[number]

const MOST_FOUND = 8

/** What answers a question, the best first. */
export function findHelp(question: string) {
  search ??= helpSearchOver(allHelpPages())
  return search(question).slice(0, MOST_FOUND).map(entryOf)
}

/** One page with what to read after it, or null. */
export function findHelpPage(slug: string) {
  const page = allHelpPages().find((one) => one.slug === slug)
  if (page === undefined) return null
  const related = page.related.flatMap((name) => allHelpPages().find((one) => one.slug === name) ?? []).map(entryOf)
  return { ...page, related }
}

/** The page of the recordings, or null. */
export const findTutorials = () => findHelpPage(tutorialsSlug)

export type HelpPageView = NonNullable<ReturnType<typeof findHelpPage>>
