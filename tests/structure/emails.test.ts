import { expect, test } from 'vitest'
import { filesUnder, read } from './support/project'
import { parseSource } from './support/source'

const templates = filesUnder('emails').filter((path) => path.endsWith('.tsx') && !path.startsWith('emails/_parts/'))

/** The event `review.requested` is mailed by `review-requested.tsx`, in whichever folder. */
const fileOf = (event: string) => `${event.replace('.', '-')}.tsx`
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const registered = [...read('lib/notifications/templates.ts').matchAll(/'([a-z-]+\.[a-z-]+)': \w+/g)].map(
  ([, event = '']) => event,
)

const tellers = filesUnder('lib')
  .filter((path) => path.endsWith('/notices.ts'))
  .map(read)
  .join('\n')

test('every template offers its subject and the props of its preview', () => {
  expect(templates.length).toBeGreaterThan(2)
  const offers = (path: string) => {
    const names = parseSource(path).declarations.map(({ name }) => name)
    return names.includes('subject') && /export default /.test(read(path)) && /\.PreviewProps = /.test(read(path))
  }
  expect(templates.filter((path) => !offers(path))).toEqual([])
})

test('templates and the events that mail are the same list, under one name', () => {
  expect(registered.map(fileOf).toSorted()).toEqual(templates.map(nameOf).toSorted())
})

test('every event that mails is told by the notices of a module', () => {
  expect(registered.filter((event) => !tellers.includes(`'${event}'`))).toEqual([])
})
