import { formContentSchema } from '@/lib/reviews/model/schema'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { oneOfEach } from '@/tests/factories/reviews'
import { test, expect } from 'vitest'
import { withoutPeople, askedAgain } from '@/lib/reviews/drafting/rules/copied-review'

const somebody = '11111111-1111-4111-8111-111111111111'

/** Everything differs from a blank form. */
const full = formContentSchema.parse({
  ...newFormContent('blank', 'Asia/Kolkata'),
  title: 'Q3',
  description: 'Ten minutes.',
  questions: oneOfEach(),
  about: 'people',
  anonymity: 'CONFIDENTIAL',
  assigneeIds: [somebody],
  teamIds: [somebody],
  tagIds: [somebody],
  emails: ['olga@elsewhere.example'],
  subjectIds: [somebody],
  relationships: { [somebody]: 'PEER' },
  relatedToId: somebody,
  sharedWithIds: [somebody],
  seenBySubject: false,
  seenByManager: true,
  seenByAdmins: true,
  releaseMode: 'AT_CLOSE',
  mayOptOut: false,
  mayEdit: false,
  maySeeOwn: false,
  mayDeclineFuture: false,
  hasReminders: false,
  nominations: { min: 1, max: 3, approver: 'CREATOR' },
  startsOn: '2031-01-01',
  startsTime: '10:00',
  frequency: 'Weekly',
  closesOn: '2031-02-01',
  closesTime: '18:00',
  openDays: 3,
})

const ofPeople = [
  'assigneeIds',
  'teamIds',
  'tagIds',
  'emails',
  'subjectIds',
  'relationships',
  'relatedToId',
  'sharedWithIds',
]
const ofDates = ['startsOn', 'startsTime', 'frequency', 'closesOn', 'closesTime', 'openDays']

/** The fields that are not as they were. */
const changed = (content: object) =>
  Object.entries(full)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(content, key)))
    .map(([key]) => key)
    .toSorted()

test('a template keeps everything but people, dates and zone', () => {
  expect(changed(withoutPeople(full))).toEqual([...ofPeople, ...ofDates, 'timeZone'].toSorted())
  expect(JSON.stringify(withoutPeople(full))).not.toContain(somebody)
})

test('asking again keeps everything but the dates', () => {
  expect(changed(askedAgain(full))).toEqual(ofDates.toSorted())
})
