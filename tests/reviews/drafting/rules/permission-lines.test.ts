import { expect, test } from 'vitest'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import {
  hasRelease,
  namesLine,
  readersLine,
  releaseLine,
  respondentsLine,
} from '@/lib/reviews/drafting/rules/permission-lines'
import { scheduleLine } from '@/lib/reviews/drafting/rules/schedule-line'

const at = new Date('2026-11-21T12:00:00Z')
const content = newFormContent('blank', 'Africa/Lagos')

test.each([
  [{}, 'Now · no end date · reminders on'],
  [{ closesOn: '2026-12-05' }, 'Now · until Dec 05, 2026, 05:00 pm (Lagos) · reminders on'],
  [
    { startsOn: '2026-11-23', closesOn: '2026-12-05', hasReminders: false },
    'Nov 23, 2026, 09:00 am (Lagos) · until Dec 05, 2026, 05:00 pm (Lagos) · reminders off',
  ],
  [{ frequency: 'Weekly', openDays: 4 }, 'Now · Weekly, open 4 days · reminders on'],
  [{ closesOn: '2026-12-05', closesTime: '' }, 'Now · reminders on'],
] as const)('names the schedule and its zone: %j', (given, line) => {
  expect(scheduleLine({ ...content, ...given }, at).replaceAll('\u00a0', ' ')).toBe(line)
})

test.each([
  [{}, 'Opt out, change answers and reread them'],
  [{ mayOptOut: false }, 'Change answers and reread them'],
  [{ mayEdit: false, maySeeOwn: false }, 'Opt out'],
  [{ mayOptOut: false, mayEdit: false, maySeeOwn: false }, 'Only answer, once'],
  [{ mayEdit: false, maySeeOwn: false, frequency: 'Weekly' }, 'Opt out and skip rounds'],
] as const)('names what respondents may do: %j', (given, line) => {
  expect(respondentsLine({ ...content, ...given })).toBe(line)
})

test('names privacy, readers and release', () => {
  expect(namesLine('CONFIDENTIAL', 'Grace')).toBe('Confidential · Grace sees no names')
  expect(namesLine('CONFIDENTIAL', null)).toBe('Confidential · the person it’s about sees no names')
  expect(releaseLine('BY_HAND', 'Grace')).toBe('Grace reads it after you release it')
  expect(releaseLine('AT_CLOSE', null)).toBe('The person it’s about reads it when it closes')
  const readers = { creatorId: 'a', subjectId: 'b', seenBySubject: true, seenByManager: false, seenByAdmins: true }
  expect(
    readersLine(
      { ...readers, hasShared: false, releaseMode: 'BY_HAND' },
      { creator: 'Priya', subject: 'Grace', shared: [] },
    ),
  ).toBe('You, Grace and the workspace’s admins')
  expect(hasRelease({ about: 'me', seenBySubject: true })).toBe(false)
  expect(hasRelease({ about: 'people', seenBySubject: true })).toBe(true)
})
