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

export const applauseReportCsv = ({ lines, total }: { lines: readonly CountedLine[]; total: ApplauseTally }): string =>
  BYTE_ORDER_MARK +
  [['Name', 'Given', 'Received', 'People taking part'], ...lines.map(cellsOf), cellsOf({ ...total, name: 'Total' })]
    .map(csvLine)
    .join('')
