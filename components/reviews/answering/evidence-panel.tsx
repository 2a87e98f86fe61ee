import { FoldedList } from '@/components/ui/list/folded-list'
import type { Evidence } from '@/lib/reviews/responses/queries/list-evidence'
import { formatDate } from '@/lib/shared/dates'

interface EvidencePanelProps {
  evidence: readonly Evidence[]
  /** Null: the reader. */
  name: string | null
  timeZone: string
}

/** Earlier feedback about the subject, beside the form. */
export const EvidencePanel = ({ evidence, name, timeZone }: EvidencePanelProps) => (
  <FoldedList
    title={`Earlier feedback about ${name ?? 'you'}`}
    rows={evidence.map(({ id, title, creatorName, releasedAt }) => ({
      href: `/feedback/preview/${id}`,
      title,
      text: `Asked by ${creatorName}, released ${formatDate(releasedAt, 'MMM DD, YYYY', timeZone)}`,
    }))}
  />
)
