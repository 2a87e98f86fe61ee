import { expect, test } from 'vitest'
import { newsOfFiles } from '@/lib/shared/file-news'
import { progressInWords, progressPercent } from '@/lib/shared/files'

const expiresAt = new Date('2026-11-21T23:30:00Z')

test.each([
  [{ status: 'WAITING', done: 0, total: 0 }, 'Waiting to be made', 0],
  [{ status: 'RUNNING', done: 0, total: 0 }, 'Waiting to be made', 0],
  [{ status: 'RUNNING', done: 120, total: 1000 }, '120 of 1,000', 12],
  [{ status: 'RUNNING', done: 11, total: 10 }, '11 of 10', 100],
  [{ status: 'FAILED', done: 1, total: 2 }, 'This file couldn’t be created. Try again.', 50],
  [{ status: 'DONE', done: 80, total: 80 }, 'Ready until Nov 21, 2026, 11:30\u00a0pm', 100],
] as const)('%j reads “%s”', (file, words, percent) => {
  expect(progressInWords({ ...file, expiresAt }, 'UTC')).toBe(words)
  expect(progressPercent(file)).toBe(percent)
})

type Named = Parameters<typeof newsOfFiles>[0][number]
const file = (id: string, status: Named['status']): Named => ({ id, status, fileName: `${id}.csv` })

test.each<[string, Named[], Named[], string]>([
  ['ready while one watched', [file('a', 'RUNNING')], [file('a', 'DONE')], 'a.csv is ready.'],
  ['ready as soon as it was asked for', [], [file('a', 'DONE')], 'a.csv is ready.'],
  ['of which nothing came', [file('a', 'WAITING')], [file('a', 'FAILED')], 'a.csv could not be made.'],
  ['still being made', [file('a', 'WAITING')], [file('a', 'RUNNING')], ''],
  ['ready before', [file('a', 'DONE')], [file('a', 'DONE'), file('b', 'WAITING')], ''],
  [
    'of several kinds',
    [file('a', 'RUNNING'), file('b', 'RUNNING')],
    [file('a', 'DONE'), file('b', 'FAILED')],
    'a.csv is ready. b.csv could not be made.',
  ],
])('a file %s', (_, before, after, words) => {
  expect(newsOfFiles(before, after)).toBe(words)
})
