import { expect, test } from 'vitest'
import { filesUnder, read } from './support/project'

// The browser cuts what is pasted beyond it, and says nothing; a schema names the field and the limit.
test('no field of a form has a maxLength', () => {
  const cutting = filesUnder('components')
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => /<(?:TextField|PlainField)\b(?:(?!\/>)[\s\S])*?\bmaxLength=/.test(read(path)))
  expect(cutting).toEqual([])
})
