import { expect, test, vi } from 'vitest'
import { DecisionsForm } from '@/components/follow-ups/detail/decisions-form'
import * as forms from '@/components/ui/form/plain/use-plain-form'
import * as textareas from '@/components/ui/input/counted-textarea'
import * as actions from '@/lib/follow-ups/actions'
import { decisionsChanged } from '@/lib/follow-ups/refusals'
import { randomId } from '@/lib/shared/randomness'
import { markupOf } from '@/tests/support/markup-of'

function drawn() {
  const [area, form] = [vi.spyOn(textareas, 'CountedTextarea'), vi.spyOn(forms, 'usePlainForm')]
  markupOf(<DecisionsForm id={randomId()} decisions="Hire two" canWrite />)
  const { onInput, onBlur } = area.mock.lastCall?.[0] ?? {}
  const requestSubmit = vi.fn()
  const leave = () => onBlur && Reflect.apply(onBlur, undefined, [{ currentTarget: { form: { requestSubmit } } }])
  const type = () => onInput && Reflect.apply(onInput, undefined, [])
  return { leave, type, requestSubmit, options: form.mock.lastCall?.[0] }
}

const sent = (decisions: string) => {
  const data = new FormData()
  data.set('decisions', decisions)
  return data
}

test('saves what is typed when the box is left, as by a press of Complete', () => {
  const { leave, type, requestSubmit } = drawn()
  leave()
  expect(requestSubmit).not.toHaveBeenCalled()
  type()
  leave()
  expect(requestSubmit).toHaveBeenCalledOnce()
})

test('leaving the box replaces no text that somebody else saved meanwhile', async () => {
  const { fields } = decisionsChanged()
  const refused = { serverError: { code: 'invalid', message: 'Changed', fields: { ...fields } } } as const
  vi.spyOn(actions, 'writeDecisionsAction').mockResolvedValue(refused)
  const { leave, type, requestSubmit, options } = drawn()
  type()
  await options?.action(undefined, sent('Hire three'))
  leave()
  expect(requestSubmit).not.toHaveBeenCalled()
})

test('what is typed while the box is saved stays unsaved', async () => {
  const write = vi.spyOn(actions, 'writeDecisionsAction').mockResolvedValue({ data: { id: randomId() } })
  const { type, options } = drawn()
  type()
  await options?.action(undefined, sent('Hire three'))
  const [box, reset] = [{ value: 'Hire three, soon', defaultValue: 'Hire two' }, vi.fn()]
  if (options?.onSuccess) Reflect.apply(options.onSuccess, undefined, [{ querySelector: () => box, reset }])
  expect([box.defaultValue, reset.mock.calls]).toEqual(['Hire three', []])
  await options?.action(undefined, sent('Hire three, soon'))
  expect(write.mock.lastCall?.[0]).toMatchObject({ seen: 'Hire three' })
})
