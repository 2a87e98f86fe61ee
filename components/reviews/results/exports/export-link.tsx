import { ButtonLink } from '@/components/ui/button/button-link'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'

/** Links to the export; nothing while results are hidden. */
export function ExportLink({ head: { id, hidden, answeredCount } }: { head: ReviewHead }) {
  if (hidden !== null || answeredCount === 0) return null
  return <ButtonLink href={`/feedback/preview/${id}/export`}>Export</ButtonLink>
}
