import { expect, test } from 'vitest'
import { numberWithin } from '@/lib/shared/number-schema'

test.each([
  ['', null],
  [' ', null],
  ['nine', null],
  [null, null],
  [undefined, null],
  [NaN, null],
  [Infinity, null],
  ['Infinity', null],
  ['1e400', null],
  [1e13, null],
  ['-10000000000000', null],
  ['0', 0],
  [9.5, 9.5],
  [' 9.5 ', 9.5],
  ['9,5', 9.5],
  ['-3', -3],
  ['1,250', 1250],
  ['1,250,000.5', 1_250_000.5],
  ['0,125', 0.125],
  ['12%', 12],
  ['12,5 %', 12.5],
  ['%', null],
])('%j is read as %j', (typed, value) => {
  const { success, data } = numberWithin(1e12).safeParse(typed)
  expect(success ? data : null).toBe(value)
})
