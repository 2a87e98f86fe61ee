import { answeredPercent, homeRanges, type Counted } from '@/lib/reviews/figures/rules'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/layout/card'
import { Stat } from '@/components/ui/display/stat'
import { compactCount, fullCount } from '@/lib/shared/text'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import type { Figures, HomeFigures } from '@/lib/reviews/figures/queries/get-figures'
import { Section } from '@/components/ui/layout/section'
import { TextLink } from '@/components/ui/button/text-link'
import type { FigureScope } from '@/lib/reviews/figures/schema'
import { rangeLabels } from '@/lib/shared/report-ranges'
import { LeftOut } from './left-out'

// Side by side where there is room for both, one below the other in a narrow column, and the only one fills it.
const partClass = 'min-w-0 flex-1 basis-72'

interface AnsweredProps {
  total: Counted
  label: string
  hint: string
  /** What the ring shows, read aloud. */
  ring: string
  /** Two counts more. */
  children: ReactNode
}

/** How much of what was asked is answered. */
function Answered({ total, label, hint, ring, children }: AnsweredProps) {
  return (
    <Card className="grid gap-5">
      <Stat
        {...{ label, hint }}
        value={compactCount(total.answered)}
        picture={<ProgressRing percent={answeredPercent(total)} label={ring} size={56} />}
      />
      <div className="grid grid-cols-2 gap-5 border-t border-line pt-5">{children}</div>
    </Card>
  )
}

function OwnNumbers({ figures: { total, sentCount, receivedCount } }: { figures: Figures }) {
  return (
    <Section
      title="Your last twelve months"
      action={<TextLink href="/dashboard?tab=numbers">All numbers</TextLink>}
      className={partClass}
    >
      <Answered
        total={total}
        label="You answered"
        hint={`of ${fullCount(total.asked)} you were asked for`}
        ring="Feedback you answered"
      >
        <Stat label="You asked" value={compactCount(sentCount)} hint={sentCount === 1 ? 'time' : 'times'} />
        <Stat
          label="You received"
          value={compactCount(receivedCount)}
          hint={receivedCount === 1 ? 'answer' : 'answers'}
        />
      </Answered>
    </Section>
  )
}

const owners: Record<FigureScope, string> = { me: 'Your', team: 'Your teams’', workspace: 'Everybody’s' }

/** What those were asked whom the viewer looks after. Of too few people there is nothing to draw. */
function WideNumbers({ figures: { scope, total, releasedCount, leftOutCount, isTooSmall } }: { figures: Figures }) {
  if (isTooSmall) return null
  const range = homeRanges.wide
  const title = `${owners[scope]} ${rangeLabels[range].toLowerCase()}`
  const all = (
    <TextLink href={`/dashboard?tab=numbers&of=${scope}&range=${range}`} aria-label={`All numbers: ${title}`}>
      All numbers
    </TextLink>
  )
  return (
    <Section title={title} action={all} className={partClass}>
      {total.asked === 0 ? (
        <p className="text-muted">Nothing that can be counted was asked for in this time.</p>
      ) : (
        <Answered
          total={total}
          label="Answered"
          hint={`of ${fullCount(total.asked)} asked for`}
          ring="Feedback answered"
        >
          <Stat label="Still waiting" value={compactCount(total.waiting)} />
          <Stat label="Results released" value={compactCount(releasedCount)} />
        </Answered>
      )}
      <LeftOut count={leftOutCount} />
    </Section>
  )
}

/** The viewer's own figures, then those of their teams or of the workspace where they look after it. */
export function Numbers({ figures: { own, wide } }: { figures: HomeFigures }) {
  return (
    <div className="flex flex-wrap content-start gap-x-10">
      <OwnNumbers figures={own} />
      {wide && <WideNumbers figures={wide} />}
    </div>
  )
}
