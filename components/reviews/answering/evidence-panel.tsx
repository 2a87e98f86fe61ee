import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon/icon'
import type { Evidence } from '@/lib/reviews/responses/queries/list-evidence'
import { formatDate } from '@/lib/shared/dates'

interface EvidencePanelProps {
  evidence: readonly Evidence[]
  subjectName: string | null
  timeZone: string
}

/** Earlier feedback about the subject, beside the form; each opens its own page. */
export function EvidencePanel({ evidence, subjectName, timeZone }: EvidencePanelProps) {
  if (evidence.length === 0) return null
  return (
    <details className="px-4 py-2.5 sm:px-6">
      <summary className="cursor-pointer font-medium">
        Earlier feedback about {subjectName} <span className="font-normal text-subtle">({evidence.length})</span>
      </summary>
      <ul className="mt-2 grid gap-1">
        {evidence.map(({ id, title, creatorName, releasedAt }) => (
          <li key={id}>
            <Link
              href={`/feedback/preview/${id}`}
              target="_blank"
              rel="noopener"
              className="-mx-2 flex flex-wrap items-baseline gap-x-2 rounded-sm px-2 py-1.5 hover:bg-hover"
            >
              <span className="font-medium wrap-anywhere">{title}</span>
              <span className="text-sm text-subtle">
                asked by {creatorName}, released {formatDate(releasedAt, 'MMM DD, YYYY', timeZone)}
                <span className="sr-only">, opens in a new tab</span>
              </span>
              <Icon name="arrow-right" className="ml-auto size-4 self-center text-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
