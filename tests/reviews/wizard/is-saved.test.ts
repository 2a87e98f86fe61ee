import { afterEach, expect, test, vi } from 'vitest'
import * as toasts from '@/components/ui/overlay/toast'
import { isSaved } from '@/components/reviews/asking/draft/is-saved'
import { filesUnder, read } from '@/tests/structure/support/project'

afterEach(() => void vi.restoreAllMocks())

test('a press that needs a saved form says so where it could not be saved', async () => {
  const said = vi.spyOn(toasts, 'toast').mockReturnValue()
  expect([await isSaved(Promise.resolve(true), 'Not sent'), said.mock.calls]).toEqual([true, []])
  expect(await isSaved(Promise.resolve(false), 'Not sent')).toBe(false)
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'error', title: 'Not sent' }))
})

test('and every such press does', () => {
  const pressing = [...filesUnder('components/reviews/asking'), ...filesUnder('components/templates')]
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => /(?<!void )autosave\.(ensureStored|flush)\(\)/.test(read(path)))
  expect(pressing.filter((path) => !read(path).includes('isSaved(autosave.'))).toEqual([])
  expect(pressing).not.toEqual([])
})
