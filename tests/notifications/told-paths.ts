import { dirname } from 'node:path'
import { filesUnder, read } from '@/tests/structure/support/project'

const tellers = filesUnder('lib').filter((path) => path.endsWith('/notices.ts'))
const builders = filesUnder('lib').filter((path) => /\/(rules|schema)\.ts$/.test(path))

const pathsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path)

/** What a notice is about, as its link spells it: `/feedback/id/${reviewId}`. Those of the API are for mail programs. */
const templates = [
  ...tellers.flatMap((path) => pathsIn(read(path), /[`'](\/[a-z][^`'\s]*)[`']/g)),
  ...builders.flatMap((path) => pathsIn(read(path), /\w+(?:Path|Page) = [^\n]*[`'](\/[a-z][^`'\s]*)[`']/g)),
].filter((path) => !path.startsWith('/api/'))

/** Every path that anybody is led to by a notification, a line of a feed or a mail, with ids and codes left open. */
export const toldPaths = [...new Set(templates)].toSorted()

/** Such a path about this thing. */
export const pathAbout = (template: string, id: string) => template.replace(/\$\{[^}]*\}/g, id)

const isGroup = (part: string) => part.startsWith('(')

/** The pages there are: `app/(product)/feedback/id/[id]/page.tsx` answers to every address of its shape. */
const pages = filesUnder('app')
  .filter((path) => path.endsWith('/page.tsx'))
  .map((path) =>
    dirname(path)
      .split('/')
      .slice(1)
      .filter((part) => !isGroup(part))
      .join('/'),
  )
  .map((address) => new RegExp(`^/${address.replace(/\[[^\]]+\]/g, '[^/]+')}$`))

/** Whether a page of the product answers to this address. */
export const isAnswered = (path: string) => pages.some((page) => page.test(path.split('?')[0] ?? ''))
