import { expect, test } from 'vitest'
import { addressWith } from '@/lib/shared/address-with'

test.each([
  ['/goals', {}, '/goals'],
  ['/goals', { search: '', person: undefined, after: null }, '/goals'],
  ['/goals', { tab: 'all', search: 'a & b' }, '/goals?search=a+%26+b'],
  ['/goals', { from: 0 }, '/goals?from=0'],
  ['/users?tab=tags', { after: 'x' }, '/users?tab=tags&after=x'],
  ['/users?tab=tags', { tab: 'teams' }, '/users?tab=teams'],
])('%s with %o is %s', (path, filters, address) => {
  expect(addressWith(path, filters, { tab: 'all' })).toBe(address)
})
