import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import type { HiddenAnswer } from '@/lib/reviews/results/queries/list-hidden'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { isNarrowed } from '@/lib/reviews/results/rules/shown-results'
import type { DetailTab } from '@/lib/reviews/results/schema'
import { ResultsScreen } from './results-screen'
import { HiddenAnswers } from './release/hidden-answers'
import { ReleaseButton } from './release/release-button'

interface SubjectPreviewProps {
  head: ReviewHead
  hidden: HiddenAnswer[]
  tab: DetailTab
  zone: string
  children: ReactNode
}

/** How this view differs from the subject's. */
function previewInWords({ eyes, hidePath }: ReviewHead, subjectName: string) {
  if (isNarrowed(eyes)) {
    return `You answered too, so ${subjectName} may see more than this.`
  }
  return hidePath === null
    ? `This is what ${subjectName} sees.`
    : `This is what ${subjectName} will see. Hide a hurtful comment first.`
}

/** The results as the subject will see them, before releasing. */
export function SubjectPreview({ head, hidden, tab, zone, children }: SubjectPreviewProps) {
  const { id, releasedReaders, hidePath, can } = head
  const subjectName = head.subjectName ?? 'the person it’s about'
  return (
    <ResultsScreen
      head={head}
      tab={tab}
      zone={zone}
      back={{ href: `/feedback/preview/${id}`, label: 'Results' }}
      aside={<Badge tone="info">Preview</Badge>}
      action={
        can.release && (
          <ReleaseButton
            id={id}
            subjectName={subjectName}
            readers={releasedReaders}
            isNarrowed={isNarrowed(head.eyes)}
          />
        )
      }
      notice={
        <Callout tone="privacy" className="mb-6">
          {previewInWords(head, subjectName)}
        </Callout>
      }
    >
      {children}
      <HiddenAnswers answers={hidden} canShow={hidePath !== null} />
    </ResultsScreen>
  )
}
