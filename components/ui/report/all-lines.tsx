import { ButtonLink } from '@/components/ui/button/button-link'
import { fullCount } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'

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

/** Shows a report's other lines, and hides them again, so that the focus keeps its place. Nothing for a short report. */
export function AllLines({ path, filter, count, noun }: AllLinesProps) {
  if (count <= MOST_AT_FIRST) return null
  const isWhole = filter['all'] !== undefined
  return (
    <p className="mt-4 text-center print:hidden">
      <ButtonLink href={addressWith(path, { ...filter, all: isWhole ? undefined : 'true' })} scroll={false} size="sm">
        {isWhole ? `Show the first ${MOST_AT_FIRST}` : `Show all ${fullCount(count)} ${noun}`}
      </ButtonLink>
    </p>
  )
}
