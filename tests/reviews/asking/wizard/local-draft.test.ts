import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDraft, rivalDraft } from '@/components/reviews/asking/draft/local-draft'
import { newFormContent } from '@/lib/reviews/asking/formats/rules'

let kept: Map<string, string>
const content = { ...newFormContent('peer', 'Europe/Berlin'), title: 'Half a thou' }

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

test('gives back what was put there, each draft its own', () => {
  localDraft('one').write({ version: 3, content })
  expect(localDraft('one').read()).toEqual({ version: 3, content })
  expect(localDraft('two').read()).toBe(null)
  expect(rivalDraft('one').read()).toBe(null)
  localDraft('one').forget()
  expect(kept.size).toBe(0)
})

test('keeps what could not be saved for being too long or half written', () => {
  const unsaved = { ...content, title: 'x'.repeat(500), closesTime: '' }
  localDraft('one').write({ version: 1, content: unsaved })
  expect(localDraft('one').read()?.content).toEqual(unsaved)
})

test.each([
  'not json',
  'null',
  '[]',
  '{}',
  '{"version":1}',
  '{"version":"1","content":{}}',
  '{"version":1,"content":{}}',
  JSON.stringify({ version: 1, content: { ...content, questions: 'none' } }),
  JSON.stringify({ version: 1, content: { ...content, about: 'everybody' } }),
])('reads %s as nothing', (written) => {
  kept.set('rapport.draft.one', written)
  expect(localDraft('one').read()).toBe(null)
})

test('a browser that keeps nothing for us does no harm', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
  expect(localDraft('one').read()).toBe(null)
  expect(() => localDraft('one').write({ version: 1, content })).not.toThrow()
  expect(() => localDraft('one').forget()).not.toThrow()
})
