import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localCopy } from '@/components/reviews/answering/saving/local-copy'
import { noAnswer } from '@/lib/reviews/responses/rules'

const place = 'rapport.answers.key'
let kept: Map<string, string>

const storage = () => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
})

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', { localStorage: storage() })
})
afterEach(() => vi.unstubAllGlobals())

const unsaved = { q: { given: { ...noAnswer, text: 'Words' }, base: noAnswer } }

test('gives back what was put there, and leaves nothing once there is nothing', () => {
  const copy = localCopy('key')
  copy.write(unsaved)
  expect([...kept.keys()]).toEqual([place])
  expect(localCopy('key').read()).toEqual(unsaved)
  expect(localCopy('another').read()).toEqual({})
  copy.write({})
  expect(kept.size).toBe(0)
})

test.each(['', 'not json', 'null', '[]', '{"q":1}', '{"q":{"given":{"text":5},"base":{}}}'])(
  'reads %j as nothing',
  (written) => {
    kept.set(place, written)
    expect(localCopy('key').read()).toEqual({})
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
})
