import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DecisionsBox } from '@/components/follow-ups/detail/decisions-box'
import * as textareas from '@/components/ui/input/counted-textarea'
import * as actions from '@/lib/follow-ups/actions'
import { randomId } from '@/lib/shared/randomness'
import { markupOf } from '@/tests/support/markup-of'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function drawn() {
  const area = vi.spyOn(textareas, 'CountedTextarea')
  const write = vi.spyOn(actions, 'writeDecisionsAction').mockResolvedValue({ data: { savedAt: new Date() } })
  write.mockClear()
  const markup = markupOf(<DecisionsBox id={randomId()} decisions="Hire two" zone="UTC" now={new Date()} />)
  const { onChange, onBlur } = area.mock.lastCall?.[0] ?? {}
  const type = (value: string) => onChange && Reflect.apply(onChange, undefined, [{ target: { value } }])
  const leave = () => onBlur && Reflect.apply(onBlur, undefined, [])
  return { markup, type, leave, write }
}

test('saves a moment after typing pauses, and needs no button', async () => {
  const { markup, type, write } = drawn()
  expect(markup).not.toContain('<button')
  type('Hire three')
  await vi.advanceTimersByTimeAsync(1000)
  expect(write.mock.lastCall?.[0]).toMatchObject({ seen: 'Hire two', decisions: 'Hire three' })
})

test('saves what is typed when the box is left, as by a press of Complete', () => {
  const { type, leave, write } = drawn()
  leave()
  expect(write).not.toHaveBeenCalled()
  type('Hire three')
  leave()
  expect(write).toHaveBeenCalledOnce()
})
