import type { ReactNode } from 'react'
import { Callout } from '@/components/ui/display/callout'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { DetailTab } from '@/lib/reviews/results/schema'
import type { Sharing } from '@/lib/reviews/results/queries/get-sharing'
import { reasonToRead } from '@/lib/reviews/results/rules/sharing'
import { ExportLink } from '@/components/reviews/results/exports/export-link'
import { Acknowledgement } from '@/components/reviews/results/release/acknowledgement'
import { ReleaseNote } from '@/components/reviews/results/release/release-note'
import { ResultsScreen } from '@/components/reviews/results/results-screen'
import { SharingCard } from './sharing-card'

interface SharedScreenProps {
  head: ReviewHead
  /** Who it is shared with, for its subject. */
  sharing: Sharing | null
  tab: DetailTab
  zone: string
  /** What else can be done with it. */
  beside?: ReactNode
  children: ReactNode
}

/** Results for somebody who did not ask for them, with the reason why they may read them. */
export function SharedScreen({ head, sharing, tab, zone, beside, children }: SharedScreenProps) {
  return (
    <ResultsScreen
      {...{ head, tab, zone }}
      action={<ExportLink head={head} />}
      notice={
        <>
          <Callout tone="privacy" className="mb-6">
            {reasonToRead(head.readAs, head)}
          </Callout>
          <ReleaseNote head={head} />
          <Acknowledgement head={head} zone={zone} />
        </>
      }
      beside={
        <>
          {sharing && <SharingCard id={head.id} sharing={sharing} />}
          {beside}
        </>
      }
    >
      {children}
    </ResultsScreen>
  )
}
