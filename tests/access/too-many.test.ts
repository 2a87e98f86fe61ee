import { expect, test } from 'vitest'
import { tooMany } from '@/lib/access/action'
import { toActionError } from '@/lib/access/outcome'

test.each([
  [80, 'That was too often. Try again in 80 seconds.'],
  [40 * 60, 'That was too often. Try again in 40 minutes.'],
  [20 * 3600, 'That was too often. Try again in 20 hours.'],
  [1434 * 60, 'That was too often. Try again tomorrow.'],
])('whoever has to wait %i seconds is told so, in words and in seconds', async (wait, message) => {
  expect(await toActionError(tooMany(wait), 'here')).toEqual({ code: 'too-many', message, fields: {}, wait })
})
