import type * as React from 'react'
import { expect, test, vi } from 'vitest'
import { OwnStatus } from '@/components/goals/detail/own-status'
import * as selects from '@/components/ui/input/select'
import * as toasts from '@/components/ui/overlay/toast'
import * as actions from '@/lib/goals/actions'
import { randomId } from '@/lib/shared/randomness'
import { markupOf } from '@/tests/support/markup-of'

vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useTransition: () => [false, (run: () => void) => run()],
}))

test('choosing your own status says that it is saved', async () => {
  vi.spyOn(actions, 'setOwnStatusAction').mockResolvedValue({ data: { id: randomId() } })
  const [select, said] = [vi.spyOn(selects, 'Select'), vi.spyOn(toasts, 'toast')]
  markupOf(<OwnStatus id={randomId()} status={null} />)
  const { onChange } = select.mock.lastCall?.[0] ?? {}
  if (onChange) Reflect.apply(onChange, undefined, [{ target: { value: 'AtRisk' } }])
  await vi.waitFor(() => expect(said.mock.lastCall?.[0].title).toBe('Your status: At risk'))
})
