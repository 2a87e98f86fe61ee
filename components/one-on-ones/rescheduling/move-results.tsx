import { Badge } from '@/components/ui/display/badge'
import { Section } from '@/components/ui/layout/section'
import { formatDateTime } from '@/lib/shared/dates'
import type { MoveResult } from './use-moves'

/** What came of each row of the last press. */
export function MoveResults({ results, zone }: { results: readonly MoveResult[]; zone: string }) {
  if (results.length === 0) return null
  return (
    <Section title="Result" className="mb-0">
      <ul aria-label="Result" className="list">
        {results.map(({ id, name, movedTo, why }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
              <span className="font-medium">{name}</span>
              <span className="block text-sm text-subtle">
                {movedTo ? `Moved to ${formatDateTime(movedTo, zone)}` : why}
              </span>
            </span>
            <Badge tone={movedTo ? 'success' : 'danger'}>{movedTo ? 'Moved' : 'Not moved'}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  )
}
