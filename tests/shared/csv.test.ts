import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BYTE_ORDER_MARK, csvLine, parseCsv, withoutGuard } from '@/lib/shared/csv/csv'

const limits = { rows: 100, cells: 20 }
const cellsOf = (text: string) => parseCsv(text, limits).rows.map(({ cells }) => cells)

describe('a table is read', () => {
  test.each<[string, string, string[][]]>([
    [
      'with commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with semicolons, as Excel writes it in half of Europe',
      'a;b\r\n1,5;2\r\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'with tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['with the line that tells Excel the sign', 'sep=;\na;b,c,d\n', [['a', 'b,c,d']]],
    [
      'with a byte order mark',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['with a mark before quotes', '\uFEFF"a",b', [['a', 'b']]],
    [
      'with the line breaks of old Macs',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with commas and line breaks in quotes',
      '"a,b","c\nd\r\ne"\n1,2',
      [
        ['a,b', 'c\nd\r\ne'],
        ['1', '2'],
      ],
    ],
    ['with quotes in quotes', '"say ""hi""","""",""\n', [['say "hi"', '"', '']]],
    ['with a quote inside a plain cell', '5" disk,b\n', [['5" disk', 'b']]],
    ['with cells that are missing at the end', 'a,b,c\n1\n,,3\n', [['a', 'b', 'c'], ['1'], ['', '', '3']]],
    [
      'without its empty rows',
      '\n\na,b\n,\n\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['of one column', 'e-mail\nana@acme.example\n', [['e-mail'], ['ana@acme.example']]],
    ['of nothing', '\n  \n,,\n', []],
  ])('%s', (_, text, cells) => {
    expect(parseCsv(text, limits).fault).toBeNull()
    expect(cellsOf(text)).toEqual(cells)
  })

  test('with the row numbers that a spreadsheet shows', () => {
    const { rows } = parseCsv('\na,b\n\n"1\n2",x\n3,y\n', limits)
    expect(rows.map(({ number }) => number)).toEqual([2, 4, 5])
  })
})

test('a long table is read whole, wherever its quotation marks and line breaks stand', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [`${'x'.repeat(index % 97)}"`, 'a,b\r\nc', `${index}`])
  const { rows: read, fault } = parseCsv(rows.map(csvLine).join(''), { rows: 5_000, cells: 3 })
  expect(fault).toBeNull()
  expect(read.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  expect(read.map(({ cells }) => cells)).toEqual(rows)
})

describe('the first row that is wrong is named', () => {
  test.each([
    ['a cell longer than any text', `a,b\n1,${'x'.repeat(10_001)}`, { kind: 'long-cell', number: 2 }],
    ['nothing but quotation marks', '"'.repeat(5_000_000), { kind: 'long-cell', number: 1 }],
    [
      'misplaced quotation marks before millions of spaces',
      `${'"x'.repeat(1_250_000)}${' '.repeat(2_500_000)}\n`,
      { kind: 'text-after-quote', number: 1 },
    ],
    ['more empty rows than a sheet has', '\n'.repeat(1_048_577), { kind: 'too-many-rows', number: 1_048_577 }],
    ['a quotation mark that is never closed', 'a,b\n1,2\n"3,4\n5,6', { kind: 'open-quote', number: 3 }],
    ['words after a closed one', 'a,b\n"1"x,2', { kind: 'text-after-quote', number: 2 }],
    ['too many cells', `a,b\n${'1,'.repeat(20)}`, { kind: 'too-many-cells', number: 2 }],
    ['too many rows', 'a\n'.repeat(101), { kind: 'too-many-rows', number: 101 }],
  ])('%s', (_, text, fault) => {
    expect(parseCsv(text, limits).fault).toEqual(fault)
  })

  test('a long cell in quotes is read whole', () => {
    const long = 'x""y'.repeat(2_499)
    expect(cellsOf(`"${long}",b`)).toEqual([[long.replaceAll('""', '"'), 'b']])
  })
})

const value = fc.string({ unit: 'grapheme' }).filter((text) => withoutGuard(text) === text)
const written = fc.array(fc.array(value, { minLength: 2, maxLength: 6 }), { maxLength: 20 })

describe('what we write', () => {
  test('is read as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(written, (rows) => {
        const { rows: read, fault } = parseCsv(BYTE_ORDER_MARK + rows.map(csvLine).join(''), limits)
        expect(fault).toBeNull()
        expect(read.map(({ cells }) => cells.map(withoutGuard))).toEqual(
          rows.filter((cells) => cells.some((text) => text.trim() !== '')),
        )
      }),
    )
  })

  test('and whatever is read, reading it never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'a', ' ', '\uFEFF') }), (text) => {
        const { rows } = parseCsv(text, { rows: 5, cells: 3 })
        expect(rows.length).toBeLessThanOrEqual(5)
        expect(rows.every(({ cells }) => cells.length <= 3)).toBe(true)
      }),
    )
  })

  test.each(['=1+1', '+49 30', '-5', '@home', '\t=1', '＝1'])('is no formula: %s', (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`)
    expect(withoutGuard(`'${value}`)).toBe(value)
  })

  test.each(["'tis", "O'Neil", '', "''"])('keeps an apostrophe: %s', (value) => {
    expect(withoutGuard(value)).toBe(value)
  })
})
