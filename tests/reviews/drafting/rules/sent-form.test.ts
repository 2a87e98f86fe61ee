import { test, expect } from 'vitest'
import { titleAbout, settingsOf, formAbout, askedMoreThanOnce } from '@/lib/reviews/drafting/rules/sent-form'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'

test.each([
  ['Yearly', 'Ann Lee', 'Yearly: Ann Lee'],
  ['x'.repeat(120), 'Ann Lee', `${'x'.repeat(110)}…: Ann Lee`],
  ['Yearly', 'n'.repeat(200), `Yearly: ${'n'.repeat(59)}…`],
  ['🙂'.repeat(60), 'Ann Lee', `${'🙂'.repeat(55)}…: Ann Lee`],
])('the review of a round is called by its title and whom it is about', (title, name, whole) => {
  expect(titleAbout(title, name)).toBe(whole)
  expect(formContentSchema.safeParse({ ...newFormContent('blank', 'UTC'), title: whole }).success).toBe(true)
})

const content = {
  ...newFormContent('blank', 'UTC'),
  releaseMode: 'AT_CLOSE' as const,
  seenByManager: true,
  nominations: { min: 2, max: 4, approver: 'CREATOR' as const },
}

test.each([
  ['about another', 'tom', true, 'AT_CLOSE', 2],
  ['about the one who asks, who reads it anyway', 'mira', true, 'BY_HAND', 2],
  ['about nobody', null, false, 'BY_HAND', null],
] as const)('settings %s', (_, subjectId, isAbout, releaseMode, nominationsMin) => {
  expect(settingsOf(content, { creatorId: 'mira', subjectId })).toMatchObject({
    seenBySubject: isAbout,
    seenByManager: isAbout,
    releaseMode,
    nominationsMin,
  })
})

test('whom nobody lets read it is not released to', () => {
  const unseen = { ...content, seenBySubject: false }
  expect(settingsOf(unseen, { creatorId: 'mira', subjectId: 'tom' }).releaseMode).toBe('BY_HAND')
})

test('each form of a round is about one person alone', () => {
  const form = {
    ...content,
    about: 'people' as const,
    subjectIds: ['ann', 'bo'],
    relationships: { cy: 'PEER' as const },
  }
  expect(formAbout(form, 'Yearly: Bo', 'bo')).toEqual({
    ...form,
    title: 'Yearly: Bo',
    subjectIds: ['bo'],
    relationships: {},
  })
})

test('people asked about several in a round are found with all of them', () => {
  const person = (id: string) => ({ memberId: id, name: id.toUpperCase(), email: `${id}@x.io`, timeZone: 'UTC' })
  const audiences = [
    { subject: { id: 'ann', name: 'Ann' }, members: [person('bo'), person('cy')] },
    { subject: { id: 'bo', name: 'Bo' }, members: [person('cy')] },
    { subject: { id: 'cy', name: 'Cy' }, members: [] },
  ]
  expect(askedMoreThanOnce(audiences)).toEqual([{ ...person('cy'), subjects: ['Ann', 'Bo'], isSubject: false }])
  expect(askedMoreThanOnce([{ subject: null, members: [person('bo')] }])).toEqual([])
})
