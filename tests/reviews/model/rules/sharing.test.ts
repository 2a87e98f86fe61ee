import { test, expect } from 'vitest'
import { sharerOf, sharingBlocked, reasonToRead } from '@/lib/reviews/model/rules/sharing'
import { readerKinds } from '@/lib/reviews/model/rules/readers'

const ties = { creatorId: 'mira', subjectId: 'tom', seenBySubject: true, status: 'RELEASED' } as const

test.each([
  ['mira', ties, 'creator'],
  ['mira', { ...ties, status: 'DRAFT' }, 'creator'],
  ['tom', ties, 'subject'],
  ['tom', { ...ties, status: 'ACKNOWLEDGED' }, 'subject'],
  ['tom', { ...ties, status: 'CLOSED' }, null],
  ['tom', { ...ties, seenBySubject: false }, null],
  ['mira', { ...ties, subjectId: 'mira' }, 'creator'],
  ['priya', ties, null],
] as const)('%s is to %j the %s', (memberId, review, sharer) => {
  expect(sharerOf(memberId, review)).toBe(sharer)
})

const facts = { kind: 'FORM', status: 'ACTIVE', anonymity: 'NAMED', answeredCount: 0 } as const

test.each([
  ['creator', facts, null],
  ['creator', { ...facts, anonymity: 'ANONYMOUS' }, null],
  ['creator', { ...facts, status: 'DRAFT' }, 'draft'],
  ['creator', { ...facts, answeredCount: 1 }, 'answered'],
  ['creator', { ...facts, status: 'RELEASED', answeredCount: 5 }, 'answered'],
  ['subject', { ...facts, status: 'RELEASED', answeredCount: 5 }, null],
  ['subject', { ...facts, status: 'RELEASED', answeredCount: 5, anonymity: 'ANONYMOUS' }, null],
  ['subject', { ...facts, status: 'RELEASED', answeredCount: 5, anonymity: 'CONFIDENTIAL' }, 'confidential'],
  ['subject', { ...facts, kind: 'NOTE', status: 'RELEASED', answeredCount: 1 }, 'note'],
] as const)('the %s sharing %j is stopped by %s', (sharer, review, blockedReason) => {
  expect(sharingBlocked(sharer, review)).toBe(blockedReason)
})

test('every reader is told in a sentence why they may read', () => {
  const names = {
    status: 'RELEASED',
    creatorName: 'Mira',
    takenFromName: null,
    releaserName: null,
    subjectName: null,
    sharedByName: null,
  } as const
  const sentences = readerKinds.map((kind) => reasonToRead(kind, names))
  expect(new Set(sentences).size).toBe(readerKinds.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^(You see this (because|as) |This is about you\. ).+\.$/)
  expect(reasonToRead('shared', { ...names, sharedByName: 'Tom' })).toContain('Tom shared it with you')
})

test('nobody is said to have released what is read as it arrives', () => {
  const names = {
    status: 'ACTIVE',
    creatorName: 'Mira',
    takenFromName: null,
    releaserName: null,
    subjectName: 'Tom',
    sharedByName: null,
  } as const
  expect(reasonToRead('subject', names)).toBe(
    'This is about you. Mira asked for it, and you read each answer as it arrives.',
  )
})

test('who took it over is not said to have asked for it', () => {
  const names = {
    status: 'RELEASED',
    creatorName: 'Amara',
    takenFromName: 'Mateo',
    releaserName: null,
    subjectName: 'Tom',
    sharedByName: null,
  } as const
  expect(reasonToRead('subject', names)).toBe('This is about you. Mateo asked for it, and Amara released it to you.')
  expect(reasonToRead('shared', names)).toContain('Mateo chose you')
})
