import { expect, test } from 'vitest'
import { isUntouched, stampSources } from '@/scripts/support/prepare/build.mjs'

test('a build is at hand only while no source has come, gone or changed', () => {
  const stamp = stampSources()
  expect(isUntouched(stamp)).toBe(true)
  expect(isUntouched({ ...stamp, at: 0 })).toBe(false)
  expect(isUntouched({ ...stamp, list: 'of other files' })).toBe(false)
})
