/** Pages that anybody may open. Visitors are asked here whether they may be counted. */
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
 * All pages that may be counted. A page that is not here is never counted: there is feedback on it, a one-on-one, a note, a
 * goal or a thank-you, a password or a mailed code.
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
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  const isPart = (part: string, index: number) => (part.startsWith('[') ? given[index] !== '' : part === given[index])
  return wanted.length === given.length && wanted.every(isPart)
}

/** The page that an address leads to, without what varies in it; null: it is never counted. */
export const countedPage = (path: string): CountedPage | null =>
  countedPages.find((page) => page === path) ?? countedPages.find((page) => isMatch(page, path)) ?? null
