import { test, vi, expect } from 'vitest'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import type { AutosavedDraft } from '@/components/reviews/asking/draft/autosave'
import type { SaveDraftInput } from '@/lib/reviews/drafting/schema'

test('the first saving waits for what measures, so that nothing too long is sent before it is there', async () => {
  vi.resetModules()
  const { Autosave } = await import('@/components/reviews/asking/draft/autosave')
  const { createStore } = await import('@/components/reviews/asking/draft/store')
  const { hasLimits, tooLongIn } = await import('@/components/reviews/asking/draft/late-rules')
  const content = newFormContent('blank', 'UTC')
  const long = { ...content, title: 'x'.repeat(121) }
  const sent: SaveDraftInput[] = []
  const store = createStore<AutosavedDraft>({ content, version: 1, saving: { state: 'idle' } })
  const saver = new Autosave({
    id: 'draft',
    store,
    save: async (input) => {
      sent.push(input)
      return undefined
    },
    copy: { write: () => undefined, forget: () => undefined },
  })
  store.write({ content: long })
  expect(hasLimits()).toBe(false)
  expect(tooLongIn(long)).toEqual([])

  expect(await saver.flush()).toBe(false)
  expect(store.read().saving).toMatchObject({ state: 'too-long' })
  expect(sent).toEqual([])
  expect(tooLongIn(long)).toMatchObject([{ path: 'title' }])
})
