import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Stat } from '@/components/ui/display/stat'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { Figures, HomeFigures, OwnCounts } from '@/lib/reviews/figures/queries/get-figures'
import { answeredPercent, answeredRate, FEEDBACK_REPORT, homeRanges, type Counted } from '@/lib/reviews/figures/rules'
import { rangeLabels } from '@/lib/shared/report-ranges'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { compactCount, fullCount } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'
import { LeftOut } from './left-out'

// Side by side where there is room; a single one fills the width.
const partClass = 'min-w-0 flex-1 basis-72'

interface RateProps {
  total: Omit<Counted, 'waiting'>
  /** Two more counts. */
  children: ReactNode
}

function Rate({ total, children }: RateProps) {
  const percent = answeredPercent(total)
  return (
    <Card className="grid gap-5">
      {percent === null ? (
        <Stat label="Response rate" value={answeredRate(total)} />
      ) : (
        <Stat
          label="Response rate"
          value={`${fullCount(total.answered)} of ${fullCount(total.asked)}`}
          picture={<ProgressRing percent={percent} label="Response rate" size={56} />}
        />
      )}
      <div className="grid grid-cols-2 gap-5 border-t border-line pt-5">{children}</div>
    </Card>
  )
}

const owners: Record<ReportScope, string> = { me: 'You', team: 'Your teams', workspace: 'Workspace' }

function Part({ scope, children }: { scope: ReportScope; children: ReactNode }) {
  const range = scope === 'me' ? homeRanges.own : homeRanges.wide
  const title = `${owners[scope]}, ${rangeLabels[range].toLowerCase()}`
  return (
    <Section
      title={title}
      action={
        <TextLink href={addressWith(FEEDBACK_REPORT, { of: scope, range })} aria-label={`See all: ${title}`}>
          See all
        </TextLink>
      }
      className={partClass}
    >
      {children}
    </Section>
  )
}

function OwnNumbers({ counts }: { counts: OwnCounts }) {
  return (
    <Part scope="me">
      <Rate total={counts}>
        <Stat label="Sent" value={compactCount(counts.sent)} />
        <Stat label="Answers received" value={compactCount(counts.received)} />
      </Rate>
    </Part>
  )
}

function WideNumbers({ figures }: { figures: Figures }) {
  if (figures.isTooSmall) return null
  return (
    <Part scope={figures.scope}>
      <Rate total={figures.total}>
        <Stat label="Pending" value={compactCount(figures.total.waiting)} />
        <Stat label="Released" value={compactCount(figures.releasedCount)} />
      </Rate>
      <LeftOut count={figures.leftOutCount} />
    </Part>
  )
}

/** Own figures, then the team's or workspace's for their managers. */
export function Numbers({ figures: { own, wide } }: { figures: HomeFigures }) {
  return (
    <div className="flex flex-wrap content-start gap-x-10">
      <OwnNumbers counts={own} />
      {wide && <WideNumbers figures={wide} />}
    </div>
  )
}
