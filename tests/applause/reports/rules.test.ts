import { expect, test } from 'vitest'
import { addApplause, applauseReportCsv } from '@/lib/applause/reports/rules'

test('the file has a line for each name and one for their total', () => {
  const lines = [
    { name: 'Design', given: 2, received: 1, people: 2 },
    { name: '+Sales', given: 0, received: 3, people: 1 },
  ]
  const file = applauseReportCsv({ lines, total: addApplause(lines) })
  expect(file.split('\r\n').slice(1)).toEqual([
    '"Design","2","1","2"',
    `"'+Sales","0","3","1"`,
    '"Total","2","4","3"',
    '',
  ])
})
