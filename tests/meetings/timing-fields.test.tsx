import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { TimingFields } from '@/components/meetings/timing/timing-fields'
import { newTiming } from '@/lib/meetings/rules/form-timing'
import { timingFields } from '@/lib/meetings/schema'

const timing = newTiming('2027-03-01')

test('a length that was set in Google is shown and can be kept', () => {
  const markup = renderToStaticMarkup(
    <TimingFields
      value={{ ...timing, durationMinutes: 45 }}
      onChange={() => undefined}
      errors={{}}
      frequencies={[]}
      repeatGate={null}
      people={[]}
      bookedIds={[]}
      clock={{ now: new Date('2027-03-01T12:00:00Z'), zone: 'UTC' }}
    />,
  )
  expect(/<option[^>]*selected=""[^>]*>([^<]*)/.exec(markup)?.[1]).toBe('45 min')
  expect(z.object(timingFields).parse({ ...timing, durationMinutes: 45 }).durationMinutes).toBe(45)
})

test.each([0, -30, 30.5, 1440])('%d minutes are no length of a meeting', (durationMinutes) => {
  const { error } = z.object(timingFields).safeParse({ ...timing, durationMinutes })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Choose a duration.'])
})
