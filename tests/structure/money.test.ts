import { expect, test } from 'vitest'
import { filesUnder, read } from './support/project'

const isFloat = (text: string) => /::(float|real|double)/.test(text)

test('no sum of money is read as a float', () => {
  const readers = ['lib/admin', 'lib/billing'].flatMap(filesUnder)
  expect(readers.filter((path) => isFloat(read(path)))).toEqual([])
  expect(['sum(amount)::float8', 'sum(amount)::bigint'].map(isFloat)).toEqual([true, false])
})
