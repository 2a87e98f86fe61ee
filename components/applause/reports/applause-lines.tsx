import { Link } from '@/components/ui/link'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import type { ApplauseLine } from '@/lib/applause/reports/queries'
import { fullCount } from '@/lib/shared/text'

interface ApplauseLinesProps {
  lines: readonly ApplauseLine[]
  /** A team's link; none: the lines are people. */
  hrefOf?: (id: string) => string
}

export function ApplauseLines({ lines, hrefOf }: ApplauseLinesProps) {
  const caption = hrefOf ? 'Team' : 'Person'
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell>{caption}</HeadCell>
        <HeadCell numeric>Given</HeadCell>
        <HeadCell numeric>Received</HeadCell>
        {hrefOf && <HeadCell numeric>People taking part</HeadCell>}
      </TableHead>
      <TableBody>
        {lines.map(({ id, name, given, received, people }) => (
          <TableRow key={id}>
            <Cell className="min-w-32">{hrefOf ? <Link href={hrefOf(id)}>{name}</Link> : name}</Cell>
            <Cell numeric>{fullCount(given)}</Cell>
            <Cell numeric>{fullCount(received)}</Cell>
            {hrefOf && <Cell numeric>{fullCount(people)}</Cell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
