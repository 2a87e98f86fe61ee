import {
  namedReaders,
  mayReadNow,
  readerKinds,
  seesNames,
  type ReaderSettings,
  type ReaderKind,
} from '@/lib/reviews/model/rules/readers'
import { test, expect, describe } from 'vitest'
import type { ReviewStatus, ReleaseMode, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { privacySentence, isMorePrivate, type Privacy } from '@/lib/reviews/model/rules/privacy'

const settings: ReaderSettings = {
  creatorId: 'mira',
  subjectId: 'tom',
  seenBySubject: true,
  seenByManager: false,
  seenByAdmins: false,
  hasShared: false,
  releaseMode: 'BY_HAND',
}
const names = { creator: 'Mira Stone', subject: 'Tom Reed', shared: [] }
const everyone = { ...settings, seenByManager: true, seenByAdmins: true, hasShared: true }

test.each<[string, Partial<ReaderSettings>, ReaderKind[]]>([
  ['the creator always', { seenBySubject: false }, ['creator']],
  ['the subject', {}, ['creator', 'subject']],
  ['no subject where there is none', { subjectId: null, seenByManager: true }, ['creator']],
  ['everybody', everyone, ['creator', 'subject', 'manager', 'admin', 'shared']],
])('named are %s', (_, given, kinds) => {
  expect(namedReaders({ ...settings, ...given })).toEqual(kinds)
})

test.each<[ReaderKind, ReviewStatus, ReleaseMode, boolean]>([
  ['creator', 'DRAFT', 'BY_HAND', false],
  ['creator', 'ACTIVE', 'BY_HAND', true],
  ['manager', 'ACTIVE', 'BY_HAND', true],
  ['subject', 'ACTIVE', 'BY_HAND', false],
  ['subject', 'CLOSED', 'BY_HAND', false],
  ['subject', 'CLOSED', 'AT_CLOSE', false],
  ['subject', 'RELEASED', 'BY_HAND', true],
  ['subject', 'ACKNOWLEDGED', 'BY_HAND', true],
  ['subject', 'ACTIVE', 'AT_ONCE', true],
  ['subject', 'DRAFT', 'AT_ONCE', false],
])('the %s of one that is %s and released %s reads it: %s', (kind, status, mode, reads) => {
  expect(mayReadNow(kind, status, mode)).toBe(reads)
})

describe('who sees names', () => {
  test.each<[Anonymity, ReaderKind[]]>([
    ['NAMED', [...readerKinds]],
    ['CONFIDENTIAL', ['creator', 'manager', 'admin', 'shared']],
    ['ANONYMOUS', []],
  ])('of a %s review: %s', (anonymity, kinds) => {
    expect(readerKinds.filter((kind) => seesNames(kind, anonymity))).toEqual(kinds)
  })
})

describe('the sentence about who sees what', () => {
  test.each<[string, Anonymity, Partial<ReaderSettings>, string]>([
    ['one reader', 'NAMED', { seenBySubject: false }, 'Only Mira Stone will see your answers and your name.'],
    [
      'the subject by hand',
      'NAMED',
      {},
      'Mira Stone and Tom Reed (once it is released) will see your answers and your name.',
    ],
    [
      'the subject at the close',
      'NAMED',
      { releaseMode: 'AT_CLOSE' },
      'Mira Stone and Tom Reed (once it is closed) will see your answers and your name.',
    ],
    [
      'the subject at once',
      'NAMED',
      { releaseMode: 'AT_ONCE' },
      'Mira Stone and Tom Reed (each answer as it arrives) will see your answers and your name.',
    ],
    [
      'who asks about themselves',
      'NAMED',
      { creatorId: 'tom' },
      'Only Mira Stone will see your answers and your name.',
    ],
    [
      'confidential',
      'CONFIDENTIAL',
      {},
      'Only Mira Stone will see your name with your answers. Tom Reed will see answers without names once it is released, and only if at least 3 people answered.',
    ],
    [
      'confidential, at the close and with admins',
      'CONFIDENTIAL',
      { releaseMode: 'AT_CLOSE', seenByAdmins: true },
      'Mira Stone and the workspace’s admins will see your name with your answers. Tom Reed will see answers without names once it is closed, and only if at least 3 people answered.',
    ],
    [
      'confidential, which the subject never reads',
      'CONFIDENTIAL',
      { seenBySubject: false },
      'Only Mira Stone will see your answers and your name.',
    ],
    [
      'anonymous',
      'ANONYMOUS',
      { seenBySubject: false },
      'Your answers are anonymous: nobody will see your name. Mira Stone will see results after it closes, and only if at least 3 people answered.',
    ],
  ])('%s', (_, anonymity, given, sentence) => {
    expect(privacySentence(anonymity, { ...settings, ...given }, names)).toBe(sentence)
  })

  test('a namesake of the one who asks is named', () => {
    const namesakes = { creator: 'Tom Reed', subject: 'Tom Reed', shared: [] }
    expect(privacySentence('NAMED', settings, namesakes)).toBe(
      'Tom Reed and Tom Reed (once it is released) will see your answers and your name.',
    )
  })

  test.each<[string, Anonymity, Partial<ReaderSettings>, 'creator' | 'subject', string]>([
    [
      'the subject',
      'NAMED',
      { seenByManager: true },
      'subject',
      'You (once it is released), Mira Stone and your manager will see your answers and your name.',
    ],
    ['the creator', 'NAMED', { seenBySubject: false }, 'creator', 'Only you will see your answers and your name.'],
    [
      'who asks about themselves',
      'NAMED',
      { creatorId: 'tom', seenByManager: true },
      'creator',
      'You and your manager will see your answers and your name.',
    ],
    [
      'the subject of a confidential one',
      'CONFIDENTIAL',
      {},
      'subject',
      'Only Mira Stone will see your name with your answers. You will see answers without names once it is released, and only if at least 3 people answered.',
    ],
    [
      'the creator of an anonymous one',
      'ANONYMOUS',
      { seenBySubject: false },
      'creator',
      'Your answers are anonymous: nobody will see your name. You will see results after it closes, and only if at least 3 people answered.',
    ],
  ])('%s is called “you”', (_, anonymity, given, reader, sentence) => {
    expect(privacySentence(anonymity, { ...settings, ...given }, { ...names, reader })).toBe(sentence)
  })

  test('names exactly those who will see names, whatever is chosen', () => {
    const flags = [false, true]
    for (const anonymity of ['NAMED', 'CONFIDENTIAL', 'ANONYMOUS'] as const)
      for (const seenBySubject of flags)
        for (const seenByManager of flags)
          for (const seenByAdmins of flags) {
            const given = { ...settings, seenBySubject, seenByManager, seenByAdmins }
            const [first = ''] = privacySentence(anonymity, given, names).split('. ')
            const knowing = namedReaders(given).filter((kind) => seesNames(kind, anonymity))
            expect(first.includes('Tom Reed (once')).toBe(knowing.includes('subject'))
            expect(first.includes('’s manager')).toBe(knowing.includes('manager'))
            expect(first.includes('admins')).toBe(knowing.includes('admin'))
          }
  })
})

describe('after the first answer settings only become more private', () => {
  const before: Privacy = {
    ...everyone,
    anonymity: 'CONFIDENTIAL',
    releaseMode: 'AT_CLOSE',
    sharedWithIds: ['ann', 'bo'],
  }

  test.each<[string, Partial<Privacy>, boolean]>([
    ['nothing changes', {}, true],
    ['somebody reads it no more', { seenByManager: false, sharedWithIds: ['bo'] }, true],
    ['nobody is shared with', { hasShared: false, sharedWithIds: [] }, true],
    ['nobody learns names', { anonymity: 'ANONYMOUS' }, true],
    ['it is released by hand', { releaseMode: 'BY_HAND' }, true],
    ['one reader takes the place of another', { sharedWithIds: ['ann', 'cy'] }, false],
    ['the subject learns names', { anonymity: 'NAMED' }, false],
    ['each answer is shown at once', { releaseMode: 'AT_ONCE' }, false],
    ['it is about somebody else', { subjectId: 'ann' }, false],
  ])('%s', (_, change, isAllowed) => {
    expect(isMorePrivate(before, { ...before, ...change })).toBe(isAllowed)
  })

  test('a reader more is less private', () => {
    const narrow = { ...before, seenBySubject: false, seenByManager: false, seenByAdmins: false }
    expect(isMorePrivate(before, narrow)).toBe(true)
    expect(isMorePrivate(narrow, { ...narrow, seenByAdmins: true })).toBe(false)
    expect(isMorePrivate(narrow, { ...narrow, seenBySubject: true })).toBe(false)
  })
})
