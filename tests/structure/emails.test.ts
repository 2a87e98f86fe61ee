import { expect, test } from 'vitest'
import { filesUnder, foldersIn, read } from './support/project'
import { parseSource } from './support/source'

const templates = filesUnder('emails').filter((path) => path.endsWith('.tsx') && !path.startsWith('emails/_parts/'))

/** The event `review.requested` is mailed by `review-requested.tsx`, in whichever folder. */
const fileOf = (event: string) => `${event.replace('.', '-')}.tsx`
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const lists = filesUnder('emails').filter((path) => path.endsWith('/letters.ts'))

/** The events of the mails of a module, with the file that draws each. */
const lettersIn = (text: string) =>
  [...text.matchAll(/'([a-z-]+\.[a-z-]+)': letter\(\(\) => import\('\.\/([a-z-]+)'\)/g)].map(
    ([, event = '', file = '']) => ({ event, file: `${file}.tsx` }),
  )

const letters = lists.flatMap((path) => lettersIn(read(path)))
const registered = letters.map(({ event }) => event)

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
    true,
    false,
    false,
    false,
  ])
})

test('templates and the events that mail are the same list, under one name', () => {
  expect(registered.map(fileOf).toSorted()).toEqual(templates.map(nameOf).toSorted())
})

test('the mails of each module are one line in the list of all', () => {
  const composed = read('lib/notifications/letters.ts')
  expect(lists.map((path) => path.split('/')[1]).toSorted()).toEqual(
    foldersIn('emails')
      .filter((name) => name !== '_parts')
      .toSorted(),
  )
  const names = lists.flatMap((path) => parseSource(path).declarations.map(({ name }) => name))
  expect(names.filter((name) => composed.split(`  ...${name},`).length !== 2)).toEqual([])
})

test('an event is drawn by the file of its name', () => {
  expect(letters.filter(({ event, file }) => fileOf(event) !== file)).toEqual([])
  expect(lettersIn("'goal.assigned': letter(() => import('./goal-assigned'), { about: 'Goal' }),")).toEqual([
    { event: 'goal.assigned', file: 'goal-assigned.tsx' },
  ])
})

test('every event that mails is told by the notices of a module', () => {
  expect(registered.filter((event) => !tellers.includes(`'${event}'`))).toEqual([])
})
