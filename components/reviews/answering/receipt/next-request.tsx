import { ButtonLink } from '@/components/ui/button/button-link'
import type { ToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'

/** The request due next, after an answer. */
export const NextRequest = ({ reviewId, title, sentence }: ToAnswer) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line px-4 py-3 sm:px-6">
    <div className="min-w-0 wrap-anywhere">
      <p className="font-medium">{title}</p>
      <p className="text-sm text-muted">{sentence}</p>
    </div>
    <ButtonLink href={`/feedback/id/${reviewId}`} variant="primary">
      Answer next
    </ButtonLink>
  </div>
)
