import { describe, test, expect } from 'vitest'
import { csvLine } from '@/lib/shared/csv/csv'
import { exportFileName } from '@/lib/reviews/exports/rules'
import { saveAs } from '@/lib/shared/files'

describe('a cell', () => {
  test.each([
    ['Well done', '"Well done"'],
    ['a "quote"', '"a ""quote"""'],
    ['one, two; three', '"one, two; three"'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+1', '"\'+1"'],
    ['-1 for that', '"\'-1 for that"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1+1', '"\'\t=1+1"'],
    ['\r=1+1', '"\'\r=1+1"'],
    ['\n=1+1', '"\'\n=1+1"'],
    ['  =1+1', '"\'  =1+1"'],
    ['\u00a0=1+1', '"\'\u00a0=1+1"'],
    ['＝1＋1', '"\'＝1＋1"'],
    ['10', '"10"'],
    ['a=b', '"a=b"'],
    ['', '""'],
  ])('%j is written as %s', (value, cell) => {
    expect(csvLine([value])).toBe(`${cell}\r\n`)
  })
})

describe('the name of a file', () => {
  const at = new Date('2026-11-21T23:30:00Z')

  test.each([
    ['Q3 peer feedback', 'CSV_LONG', 'UTC', 'Q3 peer feedback 2026-11-21.csv'],
    ['Q3 peer feedback', 'CSV_WIDE', 'Asia/Kolkata', 'Q3 peer feedback 2026-11-22 by person.csv'],
    ['../../etc/passwd', 'CSV_LONG', 'UTC', '.. .. etc passwd 2026-11-21.csv'],
    ['a\r\nX-Evil: 1', 'CSV_LONG', 'UTC', 'a X-Evil 1 2026-11-21.csv'],
    ['***', 'CSV_WIDE', 'UTC', 'Feedback 2026-11-21 by person.csv'],
  ] as const)('of %j as %s', (title, format, zone, name) => {
    expect(exportFileName(title, format, at, zone)).toBe(name)
  })

  test('goes into a header without breaking it, in any script', () => {
    const header = saveAs('Größe "groß" 你好.csv')
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(header).toContain('filename="Gr__e _gro__ __.csv"')
    expect(header).toContain(`filename*=UTF-8''${encodeURIComponent('Größe "groß" 你好.csv')}`)
  })
})
