import { afterEach, expect, test, vi } from 'vitest'
import { toastHidden } from '@/components/reviews/results/release/toast-hidden'
import * as toasts from '@/components/ui/overlay/toast'
import * as actions from '@/lib/reviews/results/actions'

afterEach(() => void vi.restoreAllMocks())

test('a hidden answer is shown again by the toast that tells of it', async () => {
  const toast = vi.spyOn(toasts, 'toast').mockReturnValue()
  const show = vi.spyOn(actions, 'showAnswerAction').mockResolvedValue({ data: { reviewId: 'r' } })
  toastHidden('a')
  const [said] = toast.mock.lastCall ?? []
  expect(said).toMatchObject({ title: 'Answer hidden', action: { label: 'Undo' } })
  said?.action?.run()
  await vi.waitFor(() => expect(toast).toHaveBeenLastCalledWith({ type: 'success', title: 'Shown again' }))
  expect(show).toHaveBeenCalledWith({ id: 'a' })
})
