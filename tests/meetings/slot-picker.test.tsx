import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlotPicker } from '@/components/meetings/timing/slot-picker'

test('the times of a day are a group named by the day', () => {
  const markup = renderToStaticMarkup(
    <SlotPicker
      value={{ day: '2027-03-02', time: '10:00' }}
      onChange={() => undefined}
      durationMinutes={30}
      people={[]}
      bookedIds={[]}
      clock={{ now: new Date('2027-03-01T12:00:00Z'), zone: 'UTC' }}
    />,
  )
  const [, id = 'none'] = /role="group" aria-labelledby="([^"]+)"/.exec(markup) ?? []
  expect(markup).toContain(`id="${id}"`)
  expect(markup.split(`id="${id}"`)[1]).toMatch(/^[^>]*>Tue, Mar 02</)
})
