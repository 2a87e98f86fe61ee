import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlotPicker } from '@/components/meetings/timing/slot-picker'

const markupOf = (time: string) =>
  renderToStaticMarkup(
    <SlotPicker
      value={{ day: '2027-03-02', time }}
      onChange={() => undefined}
      durationMinutes={30}
      people={[]}
      bookedIds={[]}
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
