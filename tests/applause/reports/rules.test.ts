import { expect, test } from 'vitest'
import { addApplause, applauseReportCsv } from '@/lib/applause/reports/rules'

test('the file has a line for each name, one for their total, and below them one for each category', () => {
  const lines = [
    { name: 'Design', given: 2, received: 1, people: 2 },
    { name: '+Sales', given: 0, received: 3, people: 1 },
  ]
  const byCategory = [{ label: 'Teamwork', count: 4 }]
  const file = applauseReportCsv({ lines, total: addApplause(lines), byCategory })
  expect(file.split('\r\n').slice(1)).toEqual([
    '"Design","2","1","2"',
    `"'+Sales","0","3","1"`,
    '"Total","2","4","3"',
    '',
    '"Category","Received"',
    '"Teamwork","4"',
    '',
  ])
  expect(applauseReportCsv({ lines, total: addApplause(lines), byCategory: [] })).not.toContain('Category')
})
