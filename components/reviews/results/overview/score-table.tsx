import { cx } from '@/components/ui/cx'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import { Section } from '@/components/ui/layout/section'
import type { GroupLabels } from '@/lib/reviews/model/rules/relationships'
import { heatStep } from '@/lib/reviews/results/rules/heat'
import type { Overview, Score, ScoreRow } from '@/lib/reviews/results/rules/overview'
import { groupTitle } from '@/lib/reviews/results/rules/summary-words'
import { SpreadPicture } from './spread-picture'

interface ScoreTableProps {
  overview: Pick<Overview, 'rows' | 'columns'>
  labels: GroupLabels
  hasChange: boolean
  /** Questions below the table that rows link to. */
  onPage: ReadonlySet<string>
}

/** Written out, so Tailwind generates each class. */
const heats = ['', 'heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5', 'heat-6']

function Heat({ score }: { score: Score | undefined }) {
  if (!score) return <td className="heat text-subtle">–</td>
  return <td className={`heat tabular-nums ${heats[heatStep(score.share / 100)] ?? ''}`}>{score.shown}</td>
}

function Name({ row: { id, number, title, text }, isHere }: { row: ScoreRow; isHere: boolean }) {
  return (
    <th scope="row" className="heat-name sm:max-w-72" data-tip={title.endsWith('…') ? text : undefined}>
      {isHere ? (
        <a href={`#question-${id}`} className="text-link">
          {title}
        </a>
      ) : (
        `${number}. ${title}`
      )}
    </th>
  )
}

/** Questions with figures by group, shaded by position on their scale. */
export function ScoreTable({ overview: { rows, columns }, labels, hasChange, onPage }: ScoreTableProps) {
  if (rows.length === 0) return null
  // A phone has room for the scores, and the spread is below with each question.
  const isWide = columns.length > 0 || hasChange
  return (
    <Section title="All scores" text="Darker is higher on the question’s own scale">
      <Table caption="Scores by question and group">
        <TableHead>
          <HeadCell className="heat-corner">Question</HeadCell>
          <HeadCell className="heat-title">All</HeadCell>
          {columns.map((group) => (
            <HeadCell key={group} className="heat-title">
              {groupTitle(group, labels)}
            </HeadCell>
          ))}
          {hasChange && <HeadCell className="heat-title">Change</HeadCell>}
          <HeadCell className={cx('heat-title', isWide && 'max-sm:hidden')}>Spread</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <Name row={row} isHere={onPage.has(row.id)} />
              <Heat score={row.all} />
              {columns.map((group) => (
                <Heat key={group} score={row.groups[group]} />
              ))}
              {hasChange && <Cell className="text-center tabular-nums">{row.change?.words ?? '–'}</Cell>}
              <Cell className={cx('text-center', isWide && 'max-sm:hidden')}>
                <SpreadPicture {...row} />
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
