import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { helpPath, leadOf, type HelpPage } from '@/lib/help/rules/help-page'
import { helpSearchOver } from '@/lib/help/rules/search-help'
import { tutorialsSlug } from '@/lib/help/rules/tutorials'
import { sections, type SectionName } from '@/lib/help/rules/sections'
import { parsePage } from './parse-page'

// Otherwise the build would include every file of the project.
const folder = join(/* turbopackIgnore: true */ process.cwd(), 'docs', 'help')

const pagesIn = (section: SectionName) =>
  readdirSync(join(folder, section))
    .map((file) => parsePage(file.replace(/\.md$/, ''), section, readFileSync(join(folder, section, file), 'utf8')))
    .toSorted((one, other) => one.place - other.place)

let read: HelpPage[] | undefined

/** Read once, because pages change only with a release. */
export const allHelpPages = () => (read ??= sections.flatMap(({ name }) => pagesIn(name)))

let search: ReturnType<typeof helpSearchOver> | undefined

const entryOf = (page: HelpPage) => ({
  slug: page.slug,
  title: page.title,
  lead: leadOf(page),
  href: helpPath(page.slug),
})

export type HelpEntry = ReturnType<typeof entryOf>

const ownAbilities = {
  slug: 'what-can-i-do',
  title: 'What can I do here?',
  lead: 'Everything your role allows in your workspace.',
  href: '/help/what-can-i-do',
}

export const listHelp = () =>
  sections.map(({ name, title, icon }) => ({
    name,
    title,
    icon,
    entries: [
      ...allHelpPages()
        .filter(({ section }) => section === name)
        .map(entryOf),
      ...(name === 'people' ? [ownAbilities] : []),
    ],
  }))

export type HelpSection = ReturnType<typeof listHelp>[number]

const MOST_FOUND = 8

export function findHelp(question: string) {
  search ??= helpSearchOver(allHelpPages())
  return search(question).slice(0, MOST_FOUND).map(entryOf)
}

export function findHelpPage(slug: string) {
  const page = allHelpPages().find((one) => one.slug === slug)
  if (page === undefined) return null
  const related = page.related.flatMap((name) => allHelpPages().find((one) => one.slug === name) ?? []).map(entryOf)
  return { ...page, related }
}

export const findTutorials = () => findHelpPage(tutorialsSlug)

export type HelpPageView = NonNullable<ReturnType<typeof findHelpPage>>
