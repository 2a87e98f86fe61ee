import { expect, test } from 'vitest'
import { MoveResults } from '@/components/one-on-ones/rescheduling/move-results'
import { RescheduleForm } from '@/components/one-on-ones/rescheduling/reschedule-form'
import { WayFields } from '@/components/one-on-ones/rescheduling/way-fields'
import { randomId } from '@/lib/shared/randomness'
import { markupOf } from '@/tests/support/markup-of'

const today = '2027-01-04'
const clock = { now: new Date('2027-01-04T08:00:00Z'), zone: 'UTC' }

const aMeetingToMove = () => ({
  id: randomId(),
  title: 'One-on-one',
  startsAt: new Date('2027-01-05T10:00:00Z'),
  endsAt: new Date('2027-01-05T10:30:00Z'),
  version: 1,
  partner: { memberId: randomId(), name: 'Tom Nair', pictureId: null, hasLeft: false },
  day: '2027-01-05',
  time: '10:00',
  durationMinutes: 30,
})

const formOf = (count: number) =>
  markupOf(
    <RescheduleForm
      meetings={Array.from({ length: count }, aMeetingToMove)}
      self={{ id: randomId(), name: 'Lee Nair' }}
      clock={clock}
    />,
  )

test('says how many can be moved at a time where there are more', () => {
  expect(formOf(51)).toContain('At most 50 at a time')
  expect(formOf(50)).not.toContain('At most')
})

test.each([
  [{ kind: 'by', days: 29, day: today }, 'Enter 1 to 28 days.'],
  [{ kind: 'by', days: 0, day: today }, 'Enter 1 to 28 days.'],
  [{ kind: 'by', days: NaN, day: today }, 'Enter 1 to 28 days.'],
  [{ kind: 'by', days: 28, day: '2027-01-01' }, null],
  [{ kind: 'to', days: 0, day: '2027-01-01' }, 'Choose a day that hasn’t passed.'],
  [{ kind: 'to', days: 0, day: today }, null],
] as const)('names a shift or a day that nothing can be moved by (%o)', (way, said) => {
  const page = markupOf(<WayFields way={way} today={today} onChange={() => undefined} />)
  expect(page.includes('aria-invalid="true"')).toBe(said !== null)
  if (said !== null) expect(page).toContain(said)
})

test('a result says which time was taken where another one was given', () => {
  const row = { name: 'Tom Nair', movedTo: new Date('2027-01-12T11:00:00Z'), why: null }
  const results = [
    { ...row, id: 'a', taken: { day: '2027-01-12', time: '09:00' } },
    { ...row, id: 'b', taken: null },
  ]
  const page = markupOf(<MoveResults results={results} zone="UTC" />).replace(/\s/g, ' ')
  expect(page).toContain('Moved to Jan 12, 2027, 11:00 am, as Tue, Jan 12, 2027, 09:00 am was taken<')
  expect(page).toContain('Moved to Jan 12, 2027, 11:00 am<')
})
