import { expect, test } from 'vitest'
import { codesLeftInWords, inGroups, recoveryFile, setUpIn, setUpText } from '@/lib/members/second-factor/rules'
import { provenByCodeSchema } from '@/lib/members/second-factor/schema'

test.each([
  [' 123 456 ', '123456'],
  ['ABCDE-fghij', 'abcdefghij'],
])('a code may be typed as %j', (typed, code) => {
  expect(provenByCodeSchema.parse({ code: typed })).toEqual({ code })
})

test.each([['-'], ['1'.repeat(41)]])('%j is no code', (typed) => {
  expect(provenByCodeSchema.safeParse({ code: typed }).success).toBe(false)
})

test('a set-up comes back as it was, and nothing else reads as one', () => {
  const setUp = { userId: 'u-1', key: 'ABCD2345', until: 1_700_000_000_000 }
  for (const sessionId of ['s-1', null]) {
    expect(setUpIn(setUpText({ ...setUp, sessionId }))).toEqual({ ...setUp, sessionId })
  }
  for (const text of ['', 'xoxb-a-token', 'second-factor u-1 s-1 soon ABCD']) expect(setUpIn(text)).toBeNull()
})

test('the file holds one code a line', () => {
  const { fileName, text } = recoveryFile(['abcde-fghij', 'klmno-pqrst'], 'priya@acme.example')
  expect(fileName).toBe('rapport-recovery-codes.txt')
  expect(text).toContain('priya@acme.example')
  expect(text).toContain('\nabcde-fghij\nklmno-pqrst\n')
})

test('codes left are said in words', () => {
  expect([0, 1, 10].map(codesLeftInWords)).toEqual([
    'No recovery codes left',
    '1 of 10 recovery codes left',
    '10 of 10 recovery codes left',
  ])
})

test('a text is put in groups', () => expect(inGroups('abcdefg', 3, ' ')).toBe('abc def g'))
