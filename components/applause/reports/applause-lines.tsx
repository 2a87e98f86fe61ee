import { Link } from '@/components/ui/link'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import type { ApplauseLine } from '@/lib/applause/reports/queries'
import type { ApplauseTally } from '@/lib/applause/reports/rules'
import { fullCount } from '@/lib/shared/text'

function TallyCells({ tally, isOfTeams }: { tally: ApplauseTally; isOfTeams: boolean }) {
  return (
    <>
      <Cell numeric>{fullCount(tally.given)}</Cell>
      <Cell numeric>{fullCount(tally.received)}</Cell>
      {isOfTeams && <Cell numeric>{fullCount(tally.people)}</Cell>}
    </>
  )
}

interface ApplauseLinesProps {
  lines: readonly ApplauseLine[]
  total: ApplauseTally
  /** A team's link; none: the lines are people. */
  hrefOf?: (id: string) => string
}

export function ApplauseLines({ lines, total, hrefOf }: ApplauseLinesProps) {
  const isOfTeams = hrefOf !== undefined
  const caption = isOfTeams ? 'Team' : 'Person'
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell>{caption}</HeadCell>
        <HeadCell numeric>Given</HeadCell>
        <HeadCell numeric>Received</HeadCell>
        {isOfTeams && <HeadCell numeric>People taking part</HeadCell>}
      </TableHead>
      <TableBody>
        {lines.map(({ id, name, ...tally }) => (
          <TableRow key={id}>
            <Cell className="min-w-32">{hrefOf ? <Link href={hrefOf(id)}>{name}</Link> : name}</Cell>
            <TallyCells tally={tally} isOfTeams={isOfTeams} />
          </TableRow>
        ))}
        <TableRow className="font-semibold">
          <Cell>Total</Cell>
          <TallyCells tally={total} isOfTeams={isOfTeams} />
        </TableRow>
      </TableBody>
    </Table>
  )
}
