import { describe, expect, test } from 'vitest'
import { invitationState, isAddress, isSamePress, maskedEmail, readAddresses } from '@/lib/invitations/rules'
import { invitePeopleSchema } from '@/lib/invitations/schema'
import { emailSchema } from '@/lib/members/schema'

const person = (email: string, firstName = '', lastName = '') => ({ email, firstName, lastName })

describe('a list of addresses', () => {
  test.each([
    ['one', 'tom@acme.example', [person('tom@acme.example')]],
    [
      'a line each',
      'tom@acme.example\npriya@acme.example\r\n',
      [person('tom@acme.example'), person('priya@acme.example')],
    ],
    [
      'commas, semicolons, spaces',
      'a@b.co, c@d.co;e@f.co  g@h.co',
      ['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co'].map((e) => person(e)),
    ],
    ['in another spelling', 'Tom@Acme.example TOM@acme.example', [person('tom@acme.example')]],
    ['with a name', 'Priya Nair <priya@acme.example>', [person('priya@acme.example', 'Priya', 'Nair')]],
    [
      'with a quoted name',
      '"Nair, Priya" <priya@acme.example>, tom@acme.example',
      [person('priya@acme.example', 'Priya', 'Nair'), person('tom@acme.example')],
    ],
    [
      'the last name first',
      'Nair, Priya <priya@acme.example>; Reed, Tom <tom@acme.example>',
      [person('priya@acme.example', 'Priya', 'Nair'), person('tom@acme.example', 'Tom', 'Reed')],
    ],
    [
      'names in one line',
      'Priya Nair <priya@acme.example>, Tom <tom@acme.example>',
      [person('priya@acme.example', 'Priya', 'Nair'), person('tom@acme.example', 'Tom')],
    ],
    [
      'bare before named',
      'a@b.co, Tom Reed <tom@acme.example>',
      [person('a@b.co'), person('tom@acme.example', 'Tom', 'Reed')],
    ],
    ['in angles alone', '<tom@acme.example>', [person('tom@acme.example')]],
    ['as a link', 'mailto:tom@acme.example', [person('tom@acme.example')]],
    ['as a sentence ends', '(tom@acme.example).', [person('tom@acme.example')]],
    ['nothing', ' \n ', []],
  ])('%s', (_what, text, addressees) => {
    expect(readAddresses(text)).toEqual({ addressees, malformed: [] })
  })

  test('keeps what is no address as it was written, and the first of a repeat', () => {
    const text = 'tom@acme, Tom Reed <tom@acme.example>, tom@acme.example, priya(at)acme.example, Lena <lena@>'
    const { addressees, malformed } = readAddresses(text)
    expect(addressees).toEqual([person('tom@acme.example', 'Tom', 'Reed')])
    expect(malformed.toSorted()).toEqual(['lena@', 'priya(at)acme.example', 'tom@acme'])
  })

  test('a long list is read at once', () => {
    const text = Array.from({ length: 900 }, (_, index) => `"Person ${index}" <person${index}@acme.example>`).join(', ')
    expect(readAddresses(text).addressees).toHaveLength(900)
    for (const odd of ['a', ' ', '"', '<', '"a <', 'a, ']) readAddresses(`<x> ${odd.repeat(20_000)}`)
  })

  test.each([
    'tom@acme.example',
    'tom.reed+x@acme.co.uk',
    'tom@acme',
    'tom@@acme.example',
    '.tom@acme.example',
    't..m@a.co',
    'ü@a.co',
    '',
  ])('an address is what the fields for one accept: %s', (email) =>
    expect(isAddress(email)).toBe(emailSchema.safeParse(email).success),
  )
})

const sent = (addressees: string) =>
  invitePeopleSchema.safeParse({ addressees, role: 'Member', teamIds: [], tagIds: [], isManager: false })

test.each([
  ['nothing', ' ', 'Enter at least one e-mail address.'],
  ['what is no address', 'tom@acme.example, tom@acme', 'This is no e-mail address: tom@acme. Mend it or take it out.'],
  [
    'too many',
    Array.from({ length: 201 }, (_, index) => `p${index}@a.co`).join(' '),
    'Invite at most 200 people at once.',
  ],
])('the form refuses %s', (_what, text, message) => {
  expect(sent(text).error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[['addressees'], message]])
})

const noon = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:00:01Z')

test.each([
  ['PENDING', later, true, 'waiting'],
  ['PENDING', noon, true, 'expired'],
  ['PENDING', later, false, 'stopped'],
  ['PENDING', noon, false, 'expired'],
  ['REVOKED', later, true, 'revoked'],
  ['ACCEPTED', noon, false, 'accepted'],
] as const)('%s until %s, its sender here: %s, is %s', (status, expiresAt, hasInviter, state) => {
  expect(invitationState({ status, expiresAt, hasInviter }, noon)).toBe(state)
})

test('an address is masked but for its beginning and its domain', () => {
  expect(maskedEmail('priya.nair@acme.example')).toBe('p•••@acme.example')
})

test('a press within a minute is the same press', () => {
  expect([59_999, 60_000].map((ms) => isSamePress(noon, new Date(noon.getTime() + ms)))).toEqual([true, false])
})
