import { Badge } from '@/components/ui/display/badge'
import { formatDateTime } from '@/lib/shared/dates'
import { slotInWords } from './slot-words'
import type { MoveResult } from './use-moves'

interface MoveResultsProps {
  results: readonly MoveResult[]
  zone: string
}

const takenInWords = (taken: MoveResult['taken']) => (taken ? `, as ${slotInWords(taken)} was taken` : '')

// A stable reference, so it runs only when the section appears.
const bringIntoView = (section: HTMLElement | null) => section?.focus()

/** The row results, scrolled into view because the button is below a long list. */
export const MoveResults = ({ results, zone }: MoveResultsProps) => (
  <section aria-labelledby="results-title" tabIndex={-1} ref={bringIntoView} className="scroll-mt-20 outline-none">
    <h2 id="results-title" className="mb-3 text-md font-semibold">
      Result
    </h2>
    <ul aria-label="Result" className="list">
      {results.map(({ id, name, movedTo, taken, why }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
          <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-subtle">
              {movedTo ? `Moved to ${formatDateTime(movedTo, zone)}${takenInWords(taken)}` : why}
            </span>
          </span>
          <Badge tone={movedTo ? 'success' : 'danger'}>{movedTo ? 'Moved' : 'Not moved'}</Badge>
        </li>
      ))}
    </ul>
  </section>
)
