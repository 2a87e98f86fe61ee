import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answersLeft, changesWaiting, wordsLeft } from '@/components/reviews/answering/saving/left-here'
import { localCopy, revisionKey } from '@/components/reviews/answering/saving/local-copy'
import { noAnswer } from '@/lib/reviews/responses/rules/answers'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => vi.unstubAllGlobals())

const words = (text: string) => ({ given: { ...noAnswer, text }, base: noAnswer })
const question = (id: string) => ({
  id,
  type: 'textarea' as const,
  text: 'Why?',
  help: '',
  isRequired: false,
  options: [],
  ratingFeedback: '',
  followsId: null,
  followsWhen: null,
  followsValue: null,
  lowest: null,
  highest: null,
  isMultiple: true,
  editableFeedback: false,
})
const can = { optOut: true, revise: false, seeOwn: true, seeUnsent: true, declineFuture: false }

describe('whose questions may be shown', () => {
  const known = { questions: [question('a'), question('b')], answers: {}, revision: null, localKey: 'key', can }
  const view = { ...known, keepsChanges: false }

  test('finds what the server does not have, and nothing that it has', () => {
    localCopy('key').write({ a: words('Late'), b: words('Saved') })
    const saved = { b: { ...noAnswer, text: 'Saved' } }
    expect(answersLeft({ ...view, answers: saved })).toEqual({ a: { ...noAnswer, text: 'Late' } })
  })

  test('finds changes of what was sent once they can be sent no more', () => {
    localCopy(revisionKey('key')).write({ a: words('Changed') })
    expect(answersLeft({ ...view, keepsChanges: true })).toEqual({})
    expect(answersLeft(view)).toEqual({ a: { ...noAnswer, text: 'Changed' } })
  })

  test('finds changes that wait for the form to go on, and none that stand in it or can be sent no more', () => {
    localCopy(revisionKey('key')).write({ a: words('Changed') })
    expect(changesWaiting({ ...view, keepsChanges: true })).toEqual({ a: { ...noAnswer, text: 'Changed' } })
    expect(changesWaiting({ ...view, keepsChanges: true, can: { ...can, revise: true } })).toEqual({})
    expect(changesWaiting(view)).toEqual({})
  })
})

describe('whose questions are not to be shown any more', () => {
  test('finds the words of answers and of changes, and leaves out what says nothing without its question', () => {
    localCopy('key').write({ a: words('Late'), b: { given: { ...noAnswer, score: 4 }, base: noAnswer }, c: words(' ') })
    localCopy(revisionKey('key')).write({ d: words('Changed') })
    expect(wordsLeft('key')).toEqual(['Late', 'Changed'])
    expect(wordsLeft('another')).toEqual([])
  })
})
