import { ButtonLink } from '@/components/ui/button/button-link'
import { fullCount } from '@/lib/shared/text'
import { reportAddress } from './report-address'

const MOST_AT_FIRST = 25

type Filter = Readonly<Record<string, string | undefined>>

/** The lines of a report that are shown; the rest is one press away. */
export const shownLines = <Line,>(lines: readonly Line[], { all }: Filter) =>
  all === undefined ? lines.slice(0, MOST_AT_FIRST) : lines

interface AllLinesProps {
  path: string
  filter: Filter
  count: number
  /** Plural. */
  noun: string
}

/** Shows a report's other lines; nothing where all are shown. */
export function AllLines({ path, filter, count, noun }: AllLinesProps) {
  if (count <= MOST_AT_FIRST || filter['all'] !== undefined) return null
  return (
    <p className="mt-4 text-center print:hidden">
      <ButtonLink href={reportAddress(path, { ...filter, all: 'true' })} scroll={false} size="sm">
        Show all {fullCount(count)} {noun}
      </ButtonLink>
    </p>
  )
}
