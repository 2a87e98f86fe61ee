import { expect, test } from 'vitest'
import * as followUps from '@/app/api/meetings/status-complete/route'
import * as oneOnOnes from '@/app/api/one-on-one/status-complete/route'

test.each([followUps, oneOnOnes])('a completion address takes POST alone, so opening it completes nothing', (route) => {
  expect(Object.keys(route)).toEqual(['POST'])
})
