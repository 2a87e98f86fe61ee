import { expect, test } from 'vitest'
import { filesUnder, read } from './support/project'

const sources = ['app', 'components', 'emails', 'lib', 'prisma/seed']
  .flatMap(filesUnder)
  .filter((path) => /\.tsx?$/.test(path) && path !== 'lib/shared/avatar.ts')

const sourcesWith = (pattern: RegExp) => sources.filter((path) => pattern.test(read(path)))

test('the letters of a face are cut from a name in lib/shared/avatar alone', () => {
  expect(
    sourcesWith(/name\??\.(charAt\(0\)|slice\(0, ?[12]\)|substring\(0, ?[12]\)|at\(0\)|\[0\])|\[\.\.\.name\]/i),
  ).toEqual([])
})

test('the hue of a face is used by one component and by what is drawn without a stylesheet', () => {
  expect(sourcesWith(/`hue-\$\{/)).toEqual(['components/ui/display/avatar.tsx'])
  const drawn = sourcesWith(/\bavatarOf\(/).filter((path) => path !== 'components/ui/display/avatar.tsx')
  expect(drawn.filter((path) => !read(path).includes('avatarColours'))).toEqual([])
})
