import { test, vi, expect } from 'vitest'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import type { SaveDraftInput } from '@/lib/reviews/drafting/schema'

test('the first saving waits for what measures, so that nothing too long is sent before it is there', async () => {
  vi.resetModules()
  const { DraftSaver } = await import('@/components/reviews/asking/draft/draft-saver')
  const { hasLimits, tooLongIn } = await import('@/components/reviews/asking/draft/form-limits')
  const content = newFormContent('blank', 'UTC')
  const long = { ...content, title: 'x'.repeat(121) }
  const sent: SaveDraftInput[] = []
  const saver = new DraftSaver({
    id: 'draft',
    version: 1,
    content,
    read: () => long,
    save: async (input) => {
      sent.push(input)
      return undefined
    },
    copy: { write: () => undefined, forget: () => undefined },
  })
  expect(hasLimits()).toBe(false)
  expect(tooLongIn(long)).toEqual([])

  expect(await saver.flush()).toBe(false)
  expect(saver.saving.read()).toMatchObject({ state: 'too-long' })
  expect(sent).toEqual([])
  expect(tooLongIn(long)).toMatchObject([{ path: 'title' }])
})
