import type { FigureScope, FiguresFilter } from '@/lib/reviews/figures/schema'
import { reportRanges, rangeLabels } from '@/lib/shared/report-ranges'
import type { Figures, Insights } from '@/lib/reviews/figures/queries/get-figures'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { Section } from '@/components/ui/layout/section'
import { FigureCuts } from './figure-cuts'
import { LeftOut } from './left-out'
import { ButtonLink } from '@/components/ui/button/button-link'
import { FeedbackTimeline } from './feedback-timeline'
import { FeedbackSummary } from './feedback-summary'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Icon } from '@/components/ui/icon/icon'

const path = '/dashboard?tab=numbers'

const scopeLabels: Record<FigureScope, string> = {
  me: 'You',
  team: 'Your teams',
  workspace: 'Workspace',
}

const ranges = reportRanges.map((value) => ({ value, label: rangeLabels[value] }))
const views = [
  { value: 'timeline', label: 'Timeline' },
  { value: 'summary', label: 'Summary' },
]

interface FiguresScreenProps extends Insights {
  filter: FiguresFilter
}

/** Figures of a range: own, team or workspace. */
export function FiguresScreen({ filter: { range, view }, figures, teams }: FiguresScreenProps) {
  const { scope, scopes, leftOutCount } = figures
  const scopeOptions = scopes.map((value) => ({ value, label: scopeLabels[value] }))
  return (
    <>
      <ListToolbar>
        {scopes.length > 1 && (
          <FilterSelect
            label="Scope"
            name="of"
            value={scope}
            options={scopeOptions}
            href={`${path}&range=${range}&view=${view}`}
            className="sm:w-52"
          />
        )}
        <FilterSelect
          label="Time range"
          name="range"
          value={range}
          options={ranges}
          href={`${path}&of=${scope}&view=${view}`}
          className="sm:w-44"
        />
        <FilterSelect
          label="View"
          name="view"
          value={view}
          options={views}
          href={`${path}&of=${scope}&range=${range}`}
          className="sm:w-36"
        />
      </ListToolbar>
      <Section title="Feedback" className="mt-6">
        <FeedbackPart figures={figures} isTimeline={view === 'timeline'} />
        <LeftOut count={leftOutCount} />
      </Section>
      <FigureCuts figures={figures} teams={teams} />
    </>
  )
}

function FeedbackPart({ figures, isTimeline }: { figures: Figures; isTimeline: boolean }) {
  const { total, sentCount, releasedCount, isTooSmall } = figures
  if (isTooSmall) return <Empty title="Too few people" text="Team insights need at least three people." />
  if (total.asked + sentCount + releasedCount === 0) {
    return (
      <Empty title="No feedback in this time" action={<ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>} />
    )
  }
  return isTimeline ? <FeedbackTimeline figures={figures} /> : <FeedbackSummary figures={figures} />
}

function Empty({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Card>
      <EmptyState icon={<Icon name="hourglass" />} title={title} text={text} action={action} className="py-8" />
    </Card>
  )
}
