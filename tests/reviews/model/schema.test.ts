import { describe, expect, test } from 'vitest'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { formContentSchema } from '@/lib/reviews/model/schema'

const ann = 'b3ad1a0e-2a35-4a7c-9d58-0d2a1b7a7f01'
const bo = '0c6f2f1e-93c4-4a0c-8a5e-6a8f3f8b2c02'

/** A form as it was kept when it could be about one person alone, and its questions had no help. */
const former = {
  title: 'How we work',
  description: '',
  questions: [
    {
      key: 'q1',
      type: 'scale',
      questionText: 'How?',
      isRequired: true,
      options: [{ optionText: '' }],
      lowerLabel: 0,
      higherLabel: 5,
      editableFeedback: false,
      ratingFeedback: 'Rating',
    },
  ],
  assigneeIds: [],
  teamIds: [],
  emails: [],
  about: 'nobody',
  subjectId: null,
  anonymity: 'NAMED',
  seenBySubject: true,
  seenByManager: false,
  seenByAdmins: false,
  sharedWithIds: [],
  closesOn: '',
  closesTime: '17:00',
  timeZone: 'UTC',
}

describe('a form that was kept before today', () => {
  test('has what came later as it was then', () => {
    const content = formContentSchema.parse(former)
    expect(content).toEqual({ ...newFormContent('blank', 'UTC'), title: 'How we work', questions: content.questions })
    expect(content.questions).toMatchObject([{ help: '', follows: null }])
  })

  test.each([
    ['about one person', { about: 'person', subjectId: ann }, { about: 'people', subjectIds: [ann] }],
    ['about somebody yet to be chosen', { about: 'person', subjectId: null }, { about: 'people', subjectIds: [] }],
    ['about its creator', { about: 'me', subjectId: ann }, { about: 'me', subjectIds: [] }],
  ])('%s still is', (_, kept, read) => {
    expect(formContentSchema.parse({ ...former, ...kept })).toMatchObject(read)
  })
})

test('a form reads the same however the database orders what people are to its subject', () => {
  const read = (relationships: object) => JSON.stringify(formContentSchema.parse({ ...former, relationships }))
  expect(read({ [ann]: 'PEER', [bo]: 'REPORT' })).toBe(read({ [bo]: 'REPORT', [ann]: 'PEER' }))
})

const content = newFormContent('blank', 'UTC')
const many = (count: number) => Array.from({ length: count }, (_, index) => ann.slice(0, -2) + `${10 + index}`)

test.each<[string, object, string]>([
  ['51 subjects', { subjectIds: many(51) }, 'It can be about at most 50 people at once.'],
  ['a subject without a valid id', { subjectIds: ['ann'] }, 'This link is incomplete.'],
  ['no time', { startsTime: '25:00' }, 'This is not a time.'],
  ['no day', { startsOn: 'soon' }, 'This is not a date.'],
  ['rounds of a year', { openDays: 365 }, 'A round can be open for up to 28 days.'],
  [
    'nobody to nominate',
    { nominations: { min: 0, max: 3, approver: 'CREATOR' } },
    'Between 1 and 20 people can be nominated.',
  ],
])('%s cannot be kept', (_, given, message) => {
  const parsed = formContentSchema.safeParse({ ...content, ...given })
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message])
})
