import { describe, test, expect } from 'vitest'
import {
  readEmails,
  countAsked,
  identityIn,
  subjectsOf,
  soleSubjectOf,
  isEmail,
} from '@/lib/reviews/model/rules/audience'
import type { FormContent } from '@/lib/reviews/model/schema'

describe('a list of addresses', () => {
  test.each<[string, string, string[]]>([
    ['one', 'kim@example.com', ['kim@example.com']],
    [
      'commas, semicolons, spaces and lines',
      'a@x.io, b@x.io;c@x.io d@x.io\ne@x.io\r\n\tf@x.io',
      'abcdef'.split('').map((name) => `${name}@x.io`),
    ],
    ['repeats in other letters', 'Kim@Example.com kim@example.COM', ['kim@example.com']],
    ['names as mail programs copy them', 'Ann Lee <ann@x.io>, "Bo, B" <bo@x.io>', ['ann@x.io', 'bo@x.io']],
    ['what is no address, kept to be corrected', 'ann@x.io, not-a-mail', ['ann@x.io', 'not-a-mail']],
    ['nothing', ' , ;\n', []],
  ])('%s', (_, text, addresses) => {
    expect(readEmails(text)).toEqual(addresses)
  })
})

const nobody: Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds' | 'emails' | 'about' | 'subjectIds'> = {
  assigneeIds: [],
  teamIds: [],
  tagIds: [],
  emails: [],
  about: 'nobody',
  subjectIds: [],
}
const groups = new Map([
  ['design', ['ann', 'bo', 'me']],
  ['sales', ['bo', 'cy']],
  ['berlin', ['cy', 'di']],
])

test.each<[string, Partial<typeof nobody>, number]>([
  ['nobody', {}, 0],
  ['people by name', { assigneeIds: ['ann', 'bo'] }, 2],
  ['a person twice, by name and by two teams', { assigneeIds: ['bo'], teamIds: ['design', 'sales'] }, 4],
  ['a person twice, by a team and by a tag', { teamIds: ['sales'], tagIds: ['berlin'] }, 3],
  ['a tag without whom it is about', { tagIds: ['berlin'], about: 'people', subjectIds: ['di'] }, 1],
  ['a team without whom it is about', { teamIds: ['design'], about: 'me' }, 2],
  ['whom it is about, when chosen by name', { teamIds: ['design'], assigneeIds: ['me'], about: 'me' }, 3],
  [
    'a team whole, where each of its people is asked about another',
    { teamIds: ['design'], about: 'people', subjectIds: ['ann', 'bo'] },
    3,
  ],
  ['a team that nothing is known of', { teamIds: ['gone'] }, 0],
  ['addresses, each once and only real ones', { emails: ['A@x.io', 'a@x.io ', 'half-an-addr'] }, 1],
  ['colleagues and outsiders together', { assigneeIds: ['ann'], emails: ['a@x.io'] }, 2],
])('counts %s', (_, choice, count) => {
  expect(countAsked({ ...nobody, ...choice }, 'me', groups)).toBe(count)
})

test('a form is about its creator, about people, each once, or about nobody', () => {
  const subjectIds = ['ann', 'bo', 'ann']
  expect(subjectsOf({ about: 'me', subjectIds }, 'me')).toEqual(['me'])
  expect(subjectsOf({ about: 'people', subjectIds }, 'me')).toEqual(['ann', 'bo'])
  expect(subjectsOf({ about: 'nobody', subjectIds }, 'me')).toEqual([])
})

test('a form has a sole subject when it is about one person', () => {
  expect(soleSubjectOf({ about: 'people', subjectIds: ['ann', 'ann'] }, 'me')).toBe('ann')
  expect(soleSubjectOf({ about: 'people', subjectIds: ['ann', 'bo'] }, 'me')).toBe(null)
  expect(soleSubjectOf({ about: 'people', subjectIds: [] }, 'me')).toBe(null)
})

test.each([
  ['priya@example.com', true],
  [`${'x'.repeat(64)}@${'y'.repeat(60)}.example.com`, true],
  [`${'x'.repeat(64)}@${'y'.repeat(190)}.example.com`, false],
  ['priya@example', false],
])('%s is an address: %s', (address, expected) => expect(isEmail(address)).toBe(expected))

test('external reviewers alone are promised something of their address, others of their name', () => {
  type Asked = Parameters<typeof identityIn>[0]
  const none: Asked = { assigneeIds: [], teamIds: [], tagIds: [], emails: [], about: 'nobody', subjectIds: [] }
  const outside: Asked = { ...none, emails: ['pat@client.example'] }
  expect([outside, { ...outside, tagIds: ['x'] }, none].map(identityIn)).toEqual(['e-mail address', 'name', 'name'])
})
