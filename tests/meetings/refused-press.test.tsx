import { expect, test, vi } from 'vitest'
import { EditStepDialog } from '@/components/follow-ups/detail/edit-step-dialog'
import { CancelDialog } from '@/components/meetings/detail/cancel-dialog'
import { RespondForm } from '@/components/meetings/detail/respond-form'
import * as plainForms from '@/components/ui/form/plain/use-plain-form'
import * as actionForms from '@/components/ui/form/use-action-form'
import { randomId } from '@/lib/shared/randomness'
import { filesUnder, read } from '@/tests/structure/support/project'
import { markupOf } from '@/tests/support/markup-of'

const id = randomId()

const step = { id: randomId(), title: 'Call them', owner: null, dueOn: null, due: null, isDone: false }

test('a meeting that can’t be canceled any more closes the dialog and is shown as it is now', () => {
  const [refresh, onOpenChange] = [vi.fn(), vi.fn()]
  const form = vi.spyOn(actionForms, 'useActionForm')
  markupOf(<CancelDialog id={id} cancelable={null} open onOpenChange={onOpenChange} />, { refresh })
  form.mock.calls[0]?.[0].onRefused?.()
  expect([refresh.mock.calls.length, onOpenChange.mock.calls]).toEqual([1, [[false]]])
})

test('a next step that somebody removed meanwhile is gone after a refusal', () => {
  const refresh = vi.fn()
  const form = vi.spyOn(actionForms, 'useActionForm')
  markupOf(<EditStepDialog id={id} step={step} owners={[]} open onOpenChange={() => undefined} />, { refresh })
  form.mock.lastCall?.[0].onRefused?.()
  expect(refresh).toHaveBeenCalledOnce()
})

test('a meeting that takes no answer any more is shown as it is now', () => {
  const refresh = vi.fn()
  const form = vi.spyOn(plainForms, 'usePlainForm')
  markupOf(<RespondForm id={id} isAttending={null} note="" isSeries={false} />, { refresh })
  form.mock.lastCall?.[0].onRefused?.()
  expect(refresh).toHaveBeenCalledOnce()
})

test.each(['meetings', 'follow-ups', 'one-on-ones'])(
  'every press of %s reads the page again where it is refused',
  (area) => {
    const careless = filesUnder(`components/${area}`).filter((file) =>
      /\b(toastFaults|toastOutcome)\(/.test(read(file)),
    )
    expect(careless).toEqual([])
  },
)
