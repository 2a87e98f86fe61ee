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
  .filter((path) => /\/notices(\.ts$|\/)/.test(path))
  .map(read)
  .join('\n')

function isWhole(path: string, text = read(path)) {
  const names = parseSource(path, text).declarations.map(({ name }) => name)
  return names.includes('subject') && /export default /.test(text) && /\.PreviewProps = /.test(text)
}

test('every template offers its subject and the props of its preview', () => {
  expect(templates.length).toBeGreaterThan(2)
  expect(templates.filter((path) => !isWhole(path))).toEqual([])
  const parts = ['export const subject = () => ""', 'export default function Mail() {}', 'Mail.PreviewProps = {}']
  const without = (index: number) => isWhole('emails/goals/mail.tsx', parts.toSpliced(index, 1).join('\n'))
  expect([isWhole('emails/goals/mail.tsx', parts.join('\n')), without(0), without(1), without(2)]).toEqual([
    ...[true, false, false, false],
  ])
})

test('templates and the events that mail are the same list, under one name', () => {
  expect(registered.map(fileOf).toSorted()).toEqual(templates.map(nameOf).toSorted())
})

test('every event that mails is told by the notices of a module', () => {
  expect(registered.filter((event) => !tellers.includes(`'${event}'`))).toEqual([])
})
