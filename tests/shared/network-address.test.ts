import { expect, test } from 'vitest'
import { networkOf } from '@/lib/shared/network-address'
import { networkOf as networkOfFront } from '@/scripts/support/server/network-address.mjs'

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('counts %s by its /64', (address, network) => {
  expect(networkOf(address)).toBe(network)
  expect(networkOfFront(address)).toBe(network)
})

test('counts an IPv4 address alike in each of its spellings', () => {
  for (const address of ['192.0.2.33', '::ffff:192.0.2.33', '::FFFF:c000:221', '0:0:0:0:0:ffff:192.0.2.33']) {
    expect(networkOf(address)).toBe('192.0.2.33')
    expect(networkOfFront(address)).toBe('192.0.2.33')
  }
})

test.each(['unknown', 'address-1', '', '192.0.2.33:4711', '[2001:db8::1]:443', 'fe80::1%eth0', '::1]/x[::1'])(
  'leaves %j as it is',
  (text) => {
    expect(networkOf(text)).toBe(text)
    expect(networkOfFront(text)).toBe(text)
  },
)
