import type { ReactNode } from 'react'
import { Callout } from '@/components/ui/display/callout'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { DetailTab } from '@/lib/reviews/results/schema'
import type { Sharing } from '@/lib/reviews/results/queries/get-sharing'
import { reasonToRead } from '@/lib/reviews/model/rules/sharing'
import { ExportLink } from '@/components/reviews/results/exports/export-link'
import { Acknowledgement } from '@/components/reviews/results/release/acknowledgement'
import { ReleaseNote } from '@/components/reviews/results/release/release-note'
import { ResultsScreen } from '@/components/reviews/results/results-screen'
import { SharingCard } from './sharing-card'

interface SharedScreenProps {
  head: ReviewHead
  /** Its readers, for the subject. */
  sharing: Sharing | null
  tab: DetailTab
  zone: string
  /** Further actions. */
  beside?: ReactNode
  children: ReactNode
}

/** Results for a reader other than the creator, with their actions below. */
export function SharedScreen({ head, sharing, tab, zone, beside, children }: SharedScreenProps) {
  return (
    <ResultsScreen
      head={head}
      tab={tab}
      zone={zone}
      action={<ExportLink head={head} />}
      notice={<ReleaseNote head={head} />}
      beside={
        <>
          {sharing && <SharingCard id={head.id} sharing={sharing} />}
          {beside}
        </>
      }
    >
      {children}
      <div className="mt-8">
        <Acknowledgement head={head} zone={zone} />
        <Callout tone="privacy">{reasonToRead(head.readAs, head)}</Callout>
      </div>
    </ResultsScreen>
  )
}
