import { describe, test, expect } from 'vitest'
import { invitationLimits } from '@/lib/invitations/rules/invitations'
import { readAddresses, isAddress } from '@/lib/invitations/rules/addresses'
import { emailSchema } from '@/lib/members/schema'
import { invitePeopleSchema } from '@/lib/invitations/schema'

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
      'a name longer than any, cut where no character is halved',
      `${'a'.repeat(invitationLimits.name - 1)}🙂 <a@b.co>`,
      [person('a@b.co', 'a'.repeat(invitationLimits.name - 1))],
    ],
    [
      'with invisible characters in a name',
      '\u202eP\u200briya Nair\u00ad <priya@acme.example>',
      [person('priya@acme.example', 'Priya', 'Nair')],
    ],
    [
      'with the joiners a Persian name needs',
      'بی\u200cبی Karimi <bibi@acme.example>',
      [person('bibi@acme.example', 'بی\u200cبی', 'Karimi')],
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
    ['in round quotes', '“tom@acme.example”', [person('tom@acme.example')]],
    ['with a remark', 'Tom Reed (Sales) <tom@acme.example>', [person('tom@acme.example', 'Tom', 'Reed')]],
    [
      'as a list on paper',
      '- tom@acme.example\n• priya@acme.example\n3. lena@acme.example',
      ['tom@acme.example', 'priya@acme.example', 'lena@acme.example'].map((email) => person(email)),
    ],
    [
      'cells of a spreadsheet',
      'Priya\tNair\tpriya@acme.example\nTom Reed\ttom@acme.example\nlena@acme.example\tLena',
      [
        person('priya@acme.example', 'Priya', 'Nair'),
        person('tom@acme.example', 'Tom', 'Reed'),
        person('lena@acme.example', 'Lena'),
      ],
    ],
    ['a column with its heading', 'E-mail\ntom@acme.example', [person('tom@acme.example')]],
    [
      'a table with headings, whatever else it holds',
      'Team\tLast name\tFirst name\tEmail\nSales\tReed\tTom\tTom@acme.example\nOps\t\t\tlena@acme.example',
      [person('tom@acme.example', 'Tom', 'Reed'), person('lena@acme.example')],
    ],
    [
      'a table with names in one column',
      'Name,Email\n"Nair, Priya",priya@acme.example\nTom Reed,tom@acme.example',
      [person('priya@acme.example', 'Priya', 'Nair'), person('tom@acme.example', 'Tom', 'Reed')],
    ],
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

  test.each([
    ['before somebody with one', 'Ana, b@, Bob <bob@a.co>', [person('bob@a.co', 'Bob')], ['Ana', 'b@']],
    ['just before an address', 'b@ <bob@a.co>', [person('bob@a.co')], ['b@']],
    ['within a name', 'Bob b@ Reed <bob@a.co>', [person('bob@a.co', 'Reed')], ['Bob', 'b@']],
    ['without its sign', 'anna.example Bob <bob@a.co>', [person('bob@a.co', 'Bob')], ['anna.example']],
    ['a lone word', 'ana, Bob Reed <bob@a.co>', [person('bob@a.co', 'Bob', 'Reed')], ['ana']],
    ['two of them', 'Ana, Kim, Bob <bob@a.co>', [person('bob@a.co', 'Bob')], ['Ana', 'Kim']],
    ['after somebody with one', 'Bob <bob@a.co>; b@', [person('bob@a.co', 'Bob')], ['b@']],
    ['with a name', 'Bob Reed <bob@>', [], ['bob@']],
    ['with nothing but a name', 'Bob Reed <>', [], ['Bob Reed']],
    ['with two dots', 'bob@a..co', [], ['bob@a..co']],
    ['in a cell', 'bob@\tana@a.co', [person('ana@a.co')], ['bob@']],
    ['in more cells than a name has', 'Ana\tPop\tSales\tana@a.co', [person('ana@a.co')], ['Ana', 'Pop', 'Sales']],
    ['in a table', 'Name,Email\nAna,ana@\nBob Reed,\n,', [], ['ana@', 'Bob Reed']],
  ])('what is no address is named, and never becomes a name: %s', (_where, text, addressees, malformed) => {
    expect(readAddresses(text)).toEqual({ addressees, malformed })
  })

  test('a long list is read at once', () => {
    const text = Array.from({ length: 900 }, (_, index) => `"Person ${index}" <person${index}@acme.example>`).join(', ')
    expect(readAddresses(text).addressees).toHaveLength(900)
    for (const odd of ['a', ' ', '"', '<', '"a <', 'a, ', '(', 'a\t']) {
      readAddresses(`<x> ${odd.repeat(20_000)}`)
      readAddresses(odd.repeat(20_000))
    }
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
  ['what is no address', 'tom@acme.example, tom@acme', 'tom@acme isn’t a valid e-mail address.'],
  ['two of them', 'tom@acme, priya@', 'These aren’t valid e-mail addresses: tom@acme and priya@.'],
  ['a long one', 'a'.repeat(5_000), `${'a'.repeat(59)}… isn’t a valid e-mail address.`],
  [
    'too many',
    Array.from({ length: 201 }, (_, index) => `p${index}@a.co`).join(' '),
    'Invite at most 200 people at once.',
  ],
])('the form refuses %s', (_what, text, message) => {
  expect(sent(text).error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[['addressees'], message]])
})
