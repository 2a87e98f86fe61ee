import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { TimingFields } from '@/components/meetings/timing/timing-fields'
import { newTiming } from '@/lib/meetings/rules/form-timing'
import { checkTiming, timingFields, type TimingInput } from '@/lib/meetings/schema'
import type { MeetingFrequency } from '@/lib/platform/generated/prisma/enums'

const timing = newTiming('2027-03-01')

const markupOf = (value: TimingInput, frequencies: readonly MeetingFrequency[]) =>
  renderToStaticMarkup(
    <TimingFields
      value={value}
      onChange={() => undefined}
      errors={{}}
      frequencies={frequencies}
      repeatGate={null}
      people={[]}
      bookedIds={[]}
      clock={{ now: new Date('2027-03-01T12:00:00Z'), zone: 'UTC' }}
    />,
  )

test('a length that was set in Google is shown and can be kept', () => {
  const markup = markupOf({ ...timing, durationMinutes: 45 }, [])
  expect(/<option[^>]*selected=""[^>]*>([^<]*)/.exec(markup)?.[1]).toBe('45 min')
  expect(z.object(timingFields).parse({ ...timing, durationMinutes: 45 }).durationMinutes).toBe(45)
})

test('a chosen repeat that the goals no longer allow stays shown, and nobody can choose it again', () => {
  const markup = markupOf({ ...timing, frequency: 'Daily' }, ['Once', 'Weekly'])
  expect(/<option value="Daily"[^>]*>/.exec(markup)?.[0]).toBe('<option value="Daily" disabled="" selected="">')
  expect(markupOf({ ...timing, frequency: 'Daily' }, ['Once', 'Daily']).match(/value="Daily"/g)).toHaveLength(1)
})

test.each([0, -30, 30.5, 1440])('%d minutes are no length of a meeting', (durationMinutes) => {
  const { error } = z.object(timingFields).safeParse({ ...timing, durationMinutes })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Choose a duration.'])
})

test('a series lasts two years at most', () => {
  const weekly = { ...timing, day: '2027-01-05', frequency: 'Weekly' } as const
  const refusalOf = (lastOn: string) =>
    z
      .object(timingFields)
      .superRefine(checkTiming)
      .safeParse({ ...weekly, lastOn }).error?.issues[0]
  expect(refusalOf('2029-01-05')).toBeUndefined()
  expect(refusalOf('2029-01-06')).toMatchObject({
    path: ['lastOn'],
    message: 'A series can run for at most two years.',
  })
})
