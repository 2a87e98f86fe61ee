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

const people = [
  { id: 'self', name: 'Priya Nair' },
  { id: 'tom', name: 'Tom Reed' },
]

/** The picker with busy times that the server answers with, and the week chosen by its second press. */
function pickerWith(busy: readonly { memberId: string; from: string; until: string }[], bookedIds: string[]) {
  const answered = busy.map(({ memberId, from, until }) => ({
    memberId,
    startsAt: `2027-03-02T${from}:00Z`,
    endsAt: `2027-03-02T${until}:00Z`,
  }))
  vi.spyOn(lookup, 'useLookup').mockReturnValueOnce({
    data: { busy: answered, zones: [] },
    isWaiting: false,
    hasFailed: false,
  } as never)
  return renderToStaticMarkup(
    <SlotPicker
      value={{ day: '2027-03-02', time: '10:00' }}
      onChange={() => undefined}
      durationMinutes={60}
      people={people}
      bookedIds={bookedIds}
      clock={{ now: new Date('2027-03-01T12:00:00Z'), zone: 'UTC' }}
    />,
  )
}

test('says who is busy at the chosen time, and asks for another one where that person must be free', () => {
  const late = [{ memberId: 'tom', from: '10:30', until: '11:00' }]
  expect(pickerWith(late, ['self'])).toContain('Tom Reed is busy then.<')
  expect(pickerWith(late, ['self', 'tom'])).toContain('Tom Reed is busy then. Choose another time.')
  expect(pickerWith([{ ...late[0], memberId: 'tom', from: '11:00', until: '12:00' }], ['self'])).not.toContain(
    'busy then',
  )
  const both = [...late, { memberId: 'self', from: '10:00', until: '10:30' }]
  expect(pickerWith(both, [])).toContain('Priya Nair and Tom Reed are busy then.')
})

test('a time at which a person who must be free is busy can’t be chosen, and names them', () => {
  const markup = pickerWith([{ memberId: 'tom', from: '10:00', until: '11:00' }], ['tom'])
  const disabledAt = (time: string) =>
    new RegExp(`disabled=""[^>]*value="2027-03-02 ${time}"|value="2027-03-02 ${time}"[^>]*disabled=""`).test(markup)
  expect(['09:00', '09:30', '10:00', '10:30', '11:00'].map(disabledAt)).toEqual([false, true, true, true, false])
  expect(markup).toContain('title="Tom Reed busy"')
})
