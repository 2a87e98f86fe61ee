/** Public pages, where visitors are asked. */
export const askingPages = [
  '/',
  '/features',
  '/solutions',
  '/pricing',
  '/resources',
  '/privacy',
  '/terms',
  '/help',
  '/help/topics',
  '/help/video-tutorials',
  '/help/[topic]',
] as const

/**
 * Other pages are never counted: they show feedback, one-on-ones, notes, goals, applause, passwords or mailed codes.
 */
export const countedPages = [
  ...askingPages,
  '/help/what-can-i-do',
  '/users',
  '/users/add',
  '/users/edit/[id]',
  '/users/import',
  '/users/import/slack',
  '/users/import/[id]',
  '/users/teams',
  '/users/teams/add',
  '/users/teams/[id]',
  '/users/teams/[id]/edit',
  '/workspace/create',
  '/workspace/edit',
  '/workspace/switch',
] as const

export type CountedPage = (typeof countedPages)[number]

const isMatch = (pattern: string, path: string) => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  const isPart = (part: string, index: number) => (part.startsWith('[') ? given[index] !== '' : part === given[index])
  return wanted.length === given.length && wanted.every(isPart)
}

/** The page without its variable parts; null: never counted. */
export const countedPage = (path: string): CountedPage | null =>
  countedPages.find((page) => page === path) ?? countedPages.find((page) => isMatch(page, path)) ?? null
