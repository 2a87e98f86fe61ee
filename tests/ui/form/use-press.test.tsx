import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { usePress } from '@/components/ui/form/use-press'
import * as toasts from '@/components/ui/overlay/toast'

afterEach(() => void vi.restoreAllMocks())

const refresh = vi.fn()
const stay = () => undefined
const router = { bfcacheId: '', refresh, back: stay, forward: stay, push: stay, replace: stay, prefetch: stay }

function aPress() {
  const presses: ReturnType<typeof usePress>[] = []
  function Screen() {
    presses.push(usePress())
    return null
  }
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>
      <Screen />
    </AppRouterContext.Provider>,
  )
  const [press] = presses
  if (!press) throw new Error('Nothing was drawn.')
  return press
}

test('what is refused draws the page anew, what succeeds does not', async () => {
  const toast = vi.spyOn(toasts, 'toast').mockReturnValue()
  const press = aPress()
  expect(await press(Promise.resolve({ data: 'sent' }), 'Sent')).toBe(true)
  expect([toast.mock.lastCall, refresh.mock.calls.length]).toEqual([[{ type: 'success', title: 'Sent' }], 0])
  const serverError = { code: 'conflict', message: 'This feedback has already been sent.' }
  expect(await press(Promise.resolve({ serverError }))).toBe(false)
  expect([toast.mock.lastCall, refresh.mock.calls.length]).toEqual([
    [{ type: 'error', title: 'This feedback has already been sent.' }],
    1,
  ])
})
