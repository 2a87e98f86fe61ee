import { ButtonLink } from '@/components/ui/button/button-link'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'

/** The way to a file of these results; none where nothing is shown. */
export function ExportLink({ head: { id, hidden, answeredCount } }: { head: ReviewHead }) {
  if (hidden !== null || answeredCount === 0) return null
  return <ButtonLink href={`/feedback/preview/${id}/export`}>Export</ButtonLink>
}
