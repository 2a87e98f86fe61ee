import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SlotPicker } from '@/components/meetings/timing/slot-picker'
import * as lookup from '@/components/ui/lookup/use-lookup'

const markupOf = (time: string, attempts = 0, error?: string) =>
  renderToStaticMarkup(
    <SlotPicker
      value={{ day: '2027-03-02', time }}
      onChange={() => undefined}
      durationMinutes={30}
      people={[]}
      bookedIds={[]}
      attempts={attempts}
      error={error}
      clock={{ now: new Date('2027-03-01T12:00:00Z'), zone: 'UTC' }}
    />,
  )

test('the times of a day are a group named by the day', () => {
  const markup = markupOf('10:00')
  const [, id = 'none'] = /role="group" aria-labelledby="([^"]+)"/.exec(markup) ?? []
  expect(markup).toContain(`id="${id}"`)
  expect(markup.split(`id="${id}"`)[1]).toMatch(/^[^>]*>Tue, Mar 02</)
})

test('a chosen time that is not offered is named', () => {
  expect(markupOf('10:00')).not.toContain('Chosen:')
  expect(markupOf('06:15')).toContain('Chosen: Mar 02, 2027, 06:15')
})

test('a refused time takes the focus to its times', () => {
  const refused = (error?: string) => markupOf('10:00', 0, error).includes('<fieldset data-invalid')
  expect([refused(), refused('This time is already taken. Choose another one.')]).toEqual([false, true])
})

test('who is busy is asked again after each attempt, because a taken time may have refused it', () => {
  const asked = vi.spyOn(lookup, 'useLookup')
  for (const attempts of [0, 1, 1]) markupOf('10:00', attempts)
  const keys = asked.mock.calls.slice(-3).map(([question]) => JSON.stringify(question?.queryKey))
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[1])
})
