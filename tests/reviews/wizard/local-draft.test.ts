import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { beforeEach, vi, afterEach, test, expect, describe } from 'vitest'
import { copiesOf, localDraft, sortCopies } from '@/components/reviews/asking/draft/local-draft'
import type { PickerItem } from '@/components/ui/pick/picker-search'

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

/** What a page that is opened now finds. */
const found = (id = 'one') => localDraft(id).read()

test('gives back what another page put there, each draft its own', async () => {
  const page = localDraft('one')
  page.write({ version: 3, content })
  expect(await found()).toMatchObject([{ version: 3, content }])
  expect(await page.read()).toEqual([])
  expect(await found('two')).toEqual([])
  page.forget()
  expect(kept.size).toBe(0)
})

test('keeps what could not be saved for being too long or half written', async () => {
  const unsaved = { ...content, title: 'x'.repeat(500), closesTime: '' }
  localDraft('one').write({ version: 1, content: unsaved })
  expect((await found())[0]?.content).toEqual(unsaved)
})

test('keeps how those were called who are chosen in it, and drops what is no such name', async () => {
  const chosen: PickerItem[] = [
    { id: 'ada', label: 'Ada Okafor', hint: 'ada@example.com', kind: 'person' },
    { id: 'dock', label: 'Dock', hint: '4 people', kind: 'team' },
  ]
  localDraft('one').write({ version: 3, content, chosen })
  expect((await found())[0]?.chosen).toEqual(chosen)

  kept.set('rapport.draft.one', JSON.stringify([{ version: 3, content, chosen: [...chosen, 'Bo', { id: 'bo' }] }]))
  expect((await found())[0]?.chosen).toEqual(chosen)
  kept.set('rapport.draft.one', JSON.stringify([{ version: 3, content, chosen: 'all' }]))
  expect((await found())[0]?.chosen).toEqual([])
})

test('tells when each copy was written, and nothing of those that are older than that', async () => {
  const writtenAt = new Date('2026-11-28T09:30:00Z')
  localDraft('one').write({ version: 3, content, writtenAt })
  localDraft('one').write({ version: 3, content })
  expect((await found()).map((copy) => copy.writtenAt)).toEqual([writtenAt, null])
  const [first] = await found()
  if (first) await localDraft('one').drop(first)
  expect(await found()).toHaveLength(1)
})

test('finds what was put there when all pages shared one copy', async () => {
  kept.set('rapport.draft.one', JSON.stringify({ version: 3, content }))
  const [copy] = await found()
  expect(copy).toMatchObject({ version: 3, content })
  if (copy) await localDraft('one').drop(copy)
  expect(kept.size).toBe(0)
})

describe('of two pages that write the same draft', () => {
  const titles = async () => (await found()).map(({ content: { title } }) => title)
  const titled = (title: string, version = 1) => ({ version, content: { ...content, title } })

  test('neither takes away or replaces what the other could not save', async () => {
    const [one, other] = [localDraft('one'), localDraft('one')]
    one.write(titled('Here'))
    other.forget()
    expect(await titles()).toEqual(['Here'])
    other.write(titled('There'))
    other.write(titled('There, and more'))
    expect(await titles()).toEqual(['Here', 'There, and more'])
    other.forget()
    expect(await titles()).toEqual(['Here'])
    one.forget()
    expect(kept.size).toBe(0)
  })

  test('what one has decided about is left alone where the other has written on', async () => {
    const [one, other] = [localDraft('one'), localDraft('one')]
    one.write(titled('Here'))
    const [copy] = await other.read()
    one.write(titled('Here, and more'))
    if (copy) await other.drop(copy)
    expect(await titles()).toEqual(['Here, and more'])
  })

  test('the newest of this version is taken up, what is saved is done with, and the rest waits for a decision', async () => {
    for (const copy of [titled('Older', 1), titled('Saved', 1), titled('First', 2), titled('Second', 2)])
      localDraft('one').write(copy)
    const { done, taken, conflicts } = sortCopies(await found(), { ...titled('Saved', 2), isWritten: false })
    expect(done.map(({ content: { title } }) => title)).toEqual(['Saved'])
    expect(taken?.content.title).toBe('Second')
    expect(conflicts.map(({ content: { title } }) => title)).toEqual(['Older', 'First'])
  })

  test('where something else was typed before it was found, the newest waits as well', async () => {
    localDraft('one').write(titled('Before', 2))
    const { taken, conflicts } = sortCopies(await found(), { ...titled('Saved', 2), isWritten: true })
    expect(taken).toBeUndefined()
    expect(conflicts.map(({ content: { title } }) => title)).toEqual(['Before'])
  })
})

test.each([
  'not json',
  'null',
  '[]',
  '{}',
  '{"version":1}',
  '{"version":"1","content":{}}',
  '{"version":1,"content":{}}',
  '[{"version":1}]',
  JSON.stringify({ version: 1, content: { ...content, questions: 'none' } }),
  JSON.stringify({ version: 1, content: { ...content, about: 'everybody' } }),
])('reads %s as nothing, and keeps there all the same', async (written) => {
  kept.set('rapport.draft.one', written)
  expect(await found()).toEqual([])
  localDraft('one').write({ version: 1, content })
  expect(await found()).toHaveLength(1)
})

test('a browser that keeps nothing for us does no harm', async () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
  expect(await found()).toEqual([])
  expect(() => localDraft('one').write({ version: 1, content })).not.toThrow()
  expect(() => localDraft('one').forget()).not.toThrow()
})

test('a draft that is not stored yet is found again at the next visit, until it is stored', async () => {
  const visit = (localKey: string) => copiesOf({ localKey, newKey: 'new.peer' })
  const first = visit('one')
  first.write({ version: 0, content })
  expect(await visit('two').read()).toMatchObject([{ version: 0, content }])
  first.write({ version: 1, content })
  expect(await visit('three').read()).toEqual([])
  expect(await found('one')).toMatchObject([{ version: 1 }])
  first.forget()
  expect(kept.size).toBe(0)
})
