import { Link } from '@/components/ui/link'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import type { Round } from '@/lib/reviews/rounds/queries/get-round'
import { shortTitle } from '@/lib/reviews/model/rules/short-title'
import { figureInWords } from '@/lib/reviews/results/rules/tallies'
import { columnMean, hasFigures, noFiguresInWords, type HeatCell, type RoundColumn } from '@/lib/reviews/rounds/rules'
import { fullCount, plural } from '@/lib/shared/text'

interface HeatMapProps {
  round: Pick<Round, 'rows' | 'columns'>
  /** The first column's number. */
  from: number
}

const heats = ['', 'heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5', 'heat-6']

function Heat({ column, cell }: { column: RoundColumn | undefined; cell: HeatCell | null }) {
  if (cell === null || !column) return <td className="heat text-subtle">–</td>
  return (
    <td className={`heat ${heats[cell.step] ?? ''}`}>
      {figureInWords(column.type, cell.value)}
      <span className="sr-only"> of {plural(cell.people, 'answer')}</span>
      <span aria-hidden="true" className="block text-xs whitespace-nowrap max-sm:hidden">
        n = {fullCount(cell.people)}
      </span>
    </td>
  )
}

function Means({ rows, columns }: HeatMapProps['round']) {
  return (
    <TableRow className="font-medium">
      <th scope="row" className="heat-name">
        Mean
      </th>
      {columns.map((column, index) => {
        const mean = columnMean(rows.map(({ cells }) => cells[index] ?? null))
        return (
          <td key={column.position} className="heat">
            {mean === null ? '–' : figureInWords(column.type, mean)}
          </td>
        )
      })}
    </TableRow>
  )
}

/** The subjects of a round and their figures, as a shaded table. */
export function HeatMap({ round: { rows, columns }, from }: HeatMapProps) {
  return (
    <Table caption="Figures of each person, question by question">
      <TableHead>
        <HeadCell className="heat-corner">About</HeadCell>
        {columns.map(({ position, text }, index) => (
          <HeadCell key={position} data-tip={text} className="heat-title">
            {from + index}. {shortTitle(text, 40)}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <th scope="row" className="heat-name">
              <Link href={`/feedback/preview/${row.id}`} className="text-link">
                {row.subjectName}
              </Link>
            </th>
            {hasFigures(row) ? (
              row.cells.map((cell, index) => <Heat key={index} column={columns[index]} cell={cell} />)
            ) : (
              <Cell colSpan={columns.length} className="text-subtle">
                {noFiguresInWords(row)}
              </Cell>
            )}
          </TableRow>
        ))}
        <Means rows={rows} columns={columns} />
      </TableBody>
    </Table>
  )
}
