import { Link } from '@/components/ui/link'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import type { MeetingLine } from '@/lib/meetings/reports/queries'
import { completedRate, meetingsIn, type MeetingTally } from '@/lib/meetings/reports/rules'
import { fullCount } from '@/lib/shared/text'

function TallyCells({ tally }: { tally: MeetingTally }) {
  return (
    <>
      <Cell numeric>{fullCount(meetingsIn(tally))}</Cell>
      <Cell numeric>{fullCount(tally.completed)}</Cell>
      <Cell numeric>{fullCount(tally.missed)}</Cell>
      <Cell numeric>{completedRate(tally)}%</Cell>
    </>
  )
}

interface MeetingLinesProps {
  caption: string
  lines: readonly MeetingLine[]
  total: MeetingTally
  /** A line's link; none: no link. */
  hrefOf?: (line: MeetingLine) => string
}

export function MeetingLines({ caption, lines, total, hrefOf }: MeetingLinesProps) {
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell>{caption}</HeadCell>
        <HeadCell numeric>All</HeadCell>
        <HeadCell numeric>Completed</HeadCell>
        <HeadCell numeric>Missed</HeadCell>
        <HeadCell numeric>% completed</HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.id}>
            <Cell className="min-w-32">{hrefOf ? <Link href={hrefOf(line)}>{line.name}</Link> : line.name}</Cell>
            <TallyCells tally={line} />
          </TableRow>
        ))}
        <TableRow className="font-semibold">
          <Cell>Total</Cell>
          <TallyCells tally={total} />
        </TableRow>
      </TableBody>
    </Table>
  )
}
