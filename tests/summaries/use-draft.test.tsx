import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useDraft } from '@/components/summaries/use-draft'
import * as posting from '@/components/ui/lookup/post-json'
import * as toasts from '@/components/ui/overlay/toast'

afterEach(() => void vi.restoreAllMocks())

const refresh = vi.fn()
const nothing = () => undefined
const router = {
  bfcacheId: '',
  refresh,
  back: nothing,
  forward: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
}

/** What a screen gets to ask for a draft with. */
function aScreen(onAnswer: (body: unknown) => void) {
  const screens: ReturnType<typeof useDraft>[] = []
  function Screen() {
    screens.push(useDraft({ address: '/api/feedback/summary', onAnswer }))
    return null
  }
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>
      <Screen />
    </AppRouterContext.Provider>,
  )
  const [screen] = screens
  if (!screen) throw new Error('Nothing was drawn.')
  return screen
}

test('the quota beside the button is read again after each press, whether it was answered or refused', async () => {
  vi.spyOn(toasts, 'toast').mockReturnValue()
  const postJson = vi.spyOn(posting, 'postJson')
  const answers: unknown[] = []
  const { ask } = aScreen((body) => void answers.push(body))
  postJson.mockResolvedValueOnce({ body: 'draft' })
  await ask({ id: 'a' })
  expect([answers, refresh.mock.calls.length]).toEqual([['draft'], 1])
  postJson.mockResolvedValueOnce({ fault: 'You have reached the limit for your plan.' })
  await ask({ id: 'a' })
  expect([answers, refresh.mock.calls.length]).toEqual([['draft'], 2])
})
