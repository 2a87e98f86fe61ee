import { FoldedList } from '@/components/ui/list/folded-list'
import type { Evidence } from '@/lib/reviews/responses/queries/list-evidence'
import { formatDate } from '@/lib/shared/dates'

interface EvidencePanelProps {
  evidence: readonly Evidence[]
  /** Null: the reader. */
  name: string | null
  timeZone: string
}

const textOf = ({ isNote, creatorName, releasedAt }: Evidence, timeZone: string) => {
  const on = formatDate(releasedAt, 'MMM DD, YYYY', timeZone)
  return isNote ? `From ${creatorName}, ${on}` : `Asked by ${creatorName}, released ${on}`
}

/** Earlier feedback about the subject, beside the form. */
export const EvidencePanel = ({ evidence, name, timeZone }: EvidencePanelProps) => (
  <FoldedList
    title={`Earlier feedback about ${name ?? 'you'}`}
    rows={evidence.map((one) => ({
      href: `/feedback/shared/${one.id}`,
      title: one.title,
      text: textOf(one, timeZone),
    }))}
  />
)
