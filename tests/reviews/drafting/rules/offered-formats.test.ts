import { expect, test } from 'vitest'
import {
  formatContent,
  offeredFormats,
  usualAudience,
  type FormatRights,
} from '@/lib/reviews/drafting/rules/offered-formats'
import type { FormatKey } from '@/lib/reviews/drafting/rules/format-keys'

const admin: FormatRights = {
  askAboutOthers: true,
  anonymityBlockedReason: null,
  externalBlockedReason: null,
  ledTeamIds: [],
}
const manager: FormatRights = { ...admin, ledTeamIds: ['team'] }
const member: FormatRights = { ...admin, askAboutOthers: false }
const withoutAnonymous: FormatRights = { ...admin, anonymityBlockedReason: 'Off.' }

const cardOf = (rights: FormatRights, format: FormatKey) => offeredFormats(rights).find(({ key }) => key === format)

test('offers a member no format that needs to be about somebody else', () => {
  expect(offeredFormats(member).map(({ key }) => key)).toEqual(['blank', 'self', 'peer', 'circle', 'external'])
  expect(offeredFormats(admin)).toHaveLength(7)
})

test.each([
  ['an admin', admin, 'peer', 'people', 'CONFIDENTIAL', '4 questions · confidential'],
  ['a member', member, 'peer', 'me', 'NAMED', '4 questions · named: you read it yourself'],
  ['a member', member, 'circle', 'me', 'ANONYMOUS', '5 questions · anonymous'],
  ['a manager', manager, 'upward', 'me', 'ANONYMOUS', '5 questions · anonymous'],
  ['an admin', admin, 'upward', 'people', 'ANONYMOUS', '5 questions · anonymous'],
  [
    'a workspace',
    withoutAnonymous,
    'circle',
    'people',
    'CONFIDENTIAL',
    '5 questions · confidential: anonymous is off here',
  ],
] as const)('the card of %s says the privacy the form starts with', (_, rights, format, about, anonymity, fact) => {
  expect(cardOf(rights, format)?.fact).toBe(fact)
  expect(formatContent(format, 'UTC', rights)).toMatchObject({ about, anonymity })
})

test('says why nobody outside can be asked', () => {
  expect(cardOf({ ...admin, externalBlockedReason: 'Only on a paid plan.' }, 'external')?.blockedReason).toBe(
    'Only on a paid plan.',
  )
})

test.each([
  ['self', member, ['me'], []],
  ['self', admin, [], []],
  ['manager', manager, ['me'], []],
  ['manager', admin, [], []],
  ['upward', manager, [], ['team']],
  ['peer', manager, [], []],
] as const)('who usually answers in %s', (format, rights, assigneeIds, teamIds) => {
  expect(usualAudience(format, 'me', rights)).toEqual({ assigneeIds, teamIds })
})
