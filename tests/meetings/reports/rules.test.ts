import { expect, test } from 'vitest'
import { addMeetings, completedRate, meetingReportCsv, sumSpans } from '@/lib/meetings/reports/rules'

test.each([
  [{ completed: 0, missed: 0 }, 0],
  [{ completed: 2, missed: 1 }, 67],
  [{ completed: 5, missed: 0 }, 100],
])('of %o the rate is %i', (tally, rate) => expect(completedRate(tally)).toBe(rate))

test('the file has a line for each name and one for their total', () => {
  const lines = [
    { name: '=Sum', completed: 1, missed: 1 },
    { name: 'Design', completed: 2, missed: 0 },
  ]
  expect(
    meetingReportCsv({ lines, total: addMeetings(lines) })
      .split('\r\n')
      .slice(1),
  ).toEqual([`"'=Sum","2","1","1","50"`, '"Design","2","2","0","100"', '"Total","4","3","1","75"', ''])
})

test('both kinds of meetings are added up span by span', () => {
  const span = (label: string, completed: number, missed: number) => ({ label, completed, missed })
  expect(
    sumSpans([
      [span('May', 1, 0), span('Jun', 2, 1)],
      [span('May', 3, 2), span('Jun', 0, 0)],
    ]),
  ).toEqual([span('May', 4, 2), span('Jun', 2, 1)])
  expect(sumSpans([])).toEqual([])
})
