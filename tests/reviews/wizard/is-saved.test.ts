import { afterEach, expect, test, vi } from 'vitest'
import * as toasts from '@/components/ui/overlay/toast'
import type { Saving } from '@/components/reviews/asking/draft/saving'
import { isSaved } from '@/components/reviews/asking/draft/is-saved'
import { filesUnder, read } from '@/tests/structure/support/project'

afterEach(() => void vi.restoreAllMocks())

const storeOf = (saving: Saving) => ({ read: () => ({ saving }) })

test('a press that needs a saved form says so where it could not be saved', async () => {
  const said = vi.spyOn(toasts, 'toast').mockReturnValue()
  const [fine, shut] = [
    storeOf({ state: 'failed' }),
    storeOf({ state: 'elsewhere', message: 'Load the newest version.' }),
  ]
  expect([await isSaved(Promise.resolve(true), 'Not sent', shut), said.mock.calls]).toEqual([true, []])
  for (const store of [fine, shut]) expect(await isSaved(Promise.resolve(false), 'Not sent', store)).toBe(false)
  expect(said.mock.calls.map(([message]) => message)).toEqual([
    { type: 'error', title: 'Not sent', description: 'The form couldn’t be saved. Try again.' },
    { type: 'error', title: 'Not sent', description: 'Load the newest version.' },
  ])
})

test('and every such press does', () => {
  const pressing = [...filesUnder('components/reviews/asking'), ...filesUnder('components/templates')]
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => /(?<!void )autosave\.(ensureStored|flush)\(\)/.test(read(path)))
  expect(pressing.filter((path) => !read(path).includes('isSaved(autosave.'))).toEqual([])
  expect(pressing).not.toEqual([])
})
