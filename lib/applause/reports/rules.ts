import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'

/** Given counts once; received counts once per recipient. */
export type ApplauseTally = { given: number; received: number; people: number }

export const addApplause = (tallies: readonly ApplauseTally[]): ApplauseTally =>
  tallies.reduce(
    (sum, { given, received, people }) => ({
      given: sum.given + given,
      received: sum.received + received,
      people: sum.people + people,
    }),
    { given: 0, received: 0, people: 0 },
  )

type CountedLine = ApplauseTally & { name: string }

const cellsOf = ({ name, given, received, people }: CountedLine) => [name, ...[given, received, people].map(String)]

type CsvReport = {
  lines: readonly CountedLine[]
  total: ApplauseTally
  byCategory: readonly { label: string; count: number }[]
}

const heads = ['Name', 'Given', 'Received', 'People taking part']

/** A table of people or teams, and one of categories below it. */
export function applauseReportCsv({ lines, total, byCategory }: CsvReport): string {
  const people = [heads, ...lines.map(cellsOf), cellsOf({ ...total, name: 'Total' })]
  const categories = byCategory.map(({ label, count }) => [label, String(count)])
  const tables = [people, ...(categories.length > 0 ? [[['Category', 'Received'], ...categories]] : [])]
  return BYTE_ORDER_MARK + tables.map((rows) => rows.map(csvLine).join('')).join('\r\n')
}
