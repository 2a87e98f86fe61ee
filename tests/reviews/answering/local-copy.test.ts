import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearDevice } from '@/components/ui/device-place'
import { forgetCopy, localCopy, revisionKey } from '@/components/reviews/answering/saving/local-copy'
import { localDraft } from '@/components/reviews/asking/draft/local-draft'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { noAnswer } from '@/lib/reviews/responses/rules/answers'

const place = 'rapport.answers.key'
let kept: Map<string, string>

const storage = () => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size
  },
})

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', { localStorage: storage() })
})
afterEach(() => vi.unstubAllGlobals())

const unsaved = { q: { given: { ...noAnswer, text: 'Words' }, base: noAnswer, sent: { ...noAnswer, text: 'Wor' } } }

test('gives back what was put there, and leaves nothing once there is nothing', () => {
  const copy = localCopy('key')
  copy.write(unsaved)
  expect([...kept.keys()]).toEqual([place])
  expect(localCopy('key').read()).toEqual(unsaved)
  expect(localCopy('another').read()).toEqual({})
  copy.write({})
  expect(kept.size).toBe(0)
})

describe('of two pages that answer the same review', () => {
  const [here, there] = [{ a: { given: { ...noAnswer, text: 'Here' }, base: noAnswer } }, unsaved]

  test('neither takes away what the other could not save', () => {
    const [one, other] = [localCopy('key'), localCopy('key')]
    one.write(here)
    other.write(there)
    expect(localCopy('key').read()).toEqual({ ...here, ...there })
    other.write({})
    expect(localCopy('key').read()).toEqual(here)
    one.write({})
    expect(kept.size).toBe(0)
  })

  test('what one has saved is left alone where the other has written on', () => {
    const [one, other] = [localCopy('key'), localCopy('key')]
    one.write(unsaved)
    const longer = { q: { given: { ...noAnswer, text: 'Words, and more' }, base: noAnswer } }
    other.write(longer)
    one.write({})
    expect(localCopy('key').read()).toEqual(longer)
  })

  test('what a later page took up is its own', () => {
    localCopy('key').write(unsaved)
    const later = localCopy('key')
    later.read()
    later.write({})
    expect(kept.size).toBe(0)
  })
})

test('signing in deletes the copies of everybody else, and of links, and keeps those of the same person', () => {
  for (const key of ['ada.key', revisionKey('ada.key'), 'bo.key', 'link']) localCopy(key).write(unsaved)
  kept.set('nextauth.message', 'of another library')
  clearDevice('ada')
  expect([...kept.keys()]).toEqual(['rapport.answers.ada.key', 'rapport.answers.ada.key.revision', 'nextauth.message'])
  expect(localCopy('ada.key').read()).toEqual(unsaved)
})

test('signing out deletes every copy, of answers and of drafts', () => {
  localCopy('ada.key').write(unsaved)
  localDraft('ada.one').write({ version: 3, content: newFormContent('peer', 'Europe/Berlin') })
  clearDevice()
  expect(kept.size).toBe(0)
})

test('everything under a key can be forgotten, and nothing beside it', () => {
  localCopy('key').write(unsaved)
  localCopy(revisionKey('key')).write(unsaved)
  forgetCopy('key')
  expect(localCopy('key').read()).toEqual({})
  expect(localCopy(revisionKey('key')).read()).toEqual(unsaved)
})

test.each(['', 'not json', 'null', '[]', '{"q":1}', '{"q":{"given":{"text":5},"base":{}}}'])(
  'reads %j as nothing, and keeps there all the same',
  (written) => {
    kept.set(place, written)
    expect(localCopy('key').read()).toEqual({})
    localCopy('key').write(unsaved)
    expect(localCopy('key').read()).toEqual(unsaved)
  },
)

test('a browser that keeps nothing for us does no harm', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
  const copy = localCopy('key')
  expect(copy.read()).toEqual({})
  expect(() => copy.write(unsaved)).not.toThrow()
  expect(() => clearDevice('ada')).not.toThrow()
})
