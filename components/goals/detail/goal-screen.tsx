import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { LongText } from '@/components/ui/display/long-text'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import { Facts } from '@/components/ui/list/facts'
import { Pagination } from '@/components/ui/list/pagination'
import { dayInWords, whenInWords } from '@/components/goals/goal-words'
import { cx } from '@/components/ui/cx'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'
import type { GoalEvent } from '@/lib/goals/queries/list-timeline'
import type { TreeGoal } from '@/lib/goals/queries/tree-goals'
import { frequencyTitles, goalTypeLabels, sourceLabels, visibilityLabel } from '@/lib/goals/rules/goal-labels'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import type { GoalTimelineFilter } from '@/lib/goals/schema'
import type { Page as Rows } from '@/lib/shared/page'
import { addressWith } from '@/lib/shared/address-with'
import { GoalsUnder } from './goals-under'
import { CommentForm } from './comment-form'
import { CompleteCallout } from './complete-callout'
import { GoalActs } from './goal-acts'
import { GoalItems, type DueItem } from './goal-items'
import { GoalPeople } from './goal-people'
import { GoalTimeline } from './goal-timeline'
import { KeyResults } from './key-results'
import { ProgressHistory } from './progress-history'

interface GoalScreenProps {
  goal: Omit<GoalDetail, 'reviewId'>
  events: Rows<GoalEvent>
  childGoals: Rows<TreeGoal>
  /** The source feedback, for its readers. */
  feedback: { title: string; href: string } | null
  viewerId: string
  zone: string
  now: Date
  isCheckingIn: boolean
  filter: GoalTimelineFilter
  followUpHref: string | null
  /** Further menu lines. */
  more?: ReactNode
  /** Other modules' cards, and actions for its people. */
  beside: ReactNode
  thanks?: ReactNode
}

const dueItem = (item: GoalDetail['items'][number], today: string): DueItem => ({
  ...item,
  due: item.dueOn && `Due ${dayInWords(item.dueOn)}`,
  isLate: item.dueOn !== null && item.dueOn < today,
})

const factsOf = ({ goal, feedback }: Pick<GoalScreenProps, 'goal' | 'feedback'>): (readonly [string, ReactNode])[] => {
  const { type, team, frequency, startsOn, endsOn, visibility, progressSource, above, continues, continuedBy } = goal
  return [
    ['Type', team ? `${goalTypeLabels[type]}: ${team.name}` : goalTypeLabels[type]],
    ['Dates', `${dayInWords(startsOn)} – ${dayInWords(endsOn)}`],
    ['Check-ins', frequencyTitles[frequency]],
    ['Progress from', sourceLabels[progressSource]],
    ['Visible to', visibilityLabel(visibility, type)],
    ...(above.length > 0 ? [['Part of', <GoalsAbove key="above" above={above} />] as const] : []),
    ...(continues ? [['Continues', <GoalLink key="before" {...continues} />] as const] : []),
    ...(continuedBy ? [['Continued by', <GoalLink key="after" {...continuedBy} />] as const] : []),
    ...(feedback
      ? [
          [
            'Feedback',
            <Link key="feedback" href={feedback.href} className="text-primary-ink underline underline-offset-3">
              {feedback.title}
            </Link>,
          ] as const,
        ]
      : []),
  ]
}

const GoalLink = ({ id, title }: { id: string; title: string }) => (
  <Link href={goalPath(id)} className="text-primary-ink underline underline-offset-3">
    {title}
  </Link>
)

const GoalsAbove = ({ above }: Pick<GoalDetail, 'above'>) => (
  <ol className="grid grid-cols-1 gap-1">
    {above.map((goal) => (
      <li key={goal.id}>
        <GoalLink {...goal} />
      </li>
    ))}
  </ol>
)

function Head({ goal }: Pick<GoalScreenProps, 'goal'>) {
  const { progress, description, isOverdue, checkInDueOn } = goal
  return (
    <Card className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
      <ProgressRing percent={progress} label="Progress" size={88} />
      <div className="grid min-w-0 flex-1 basis-36 grid-cols-1 gap-2">
        <p className={cx('font-medium', isOverdue && 'text-danger-ink')}>{whenInWords(goal)}</p>
        {checkInDueOn !== null && <p className="text-sm text-subtle">Check-in due since {dayInWords(checkInDueOn)}</p>}
        {description !== '' && <LongText text={description} className="text-muted" />}
      </div>
    </Card>
  )
}

function Links({ links }: Pick<GoalDetail, 'links'>) {
  return (
    <ul aria-label="Links" className="list">
      {links.map(({ url, text, kind }, index) => (
        <li key={`${url} ${index}`} className="px-4 py-2.5">
          <a
            href={url}
            rel="noopener noreferrer"
            target="_blank"
            className="font-medium wrap-anywhere text-primary-ink underline underline-offset-3"
          >
            {text || url}
          </a>
          <p className="text-sm text-subtle">{kind}</p>
        </li>
      ))}
    </ul>
  )
}

function Parts({ goal, childGoals, filter }: Pick<GoalScreenProps, 'goal' | 'childGoals' | 'filter'>) {
  const { id, keyResults, items, links, today } = goal
  return (
    <>
      {keyResults.length > 0 && (
        <Section title="Key results">
          <KeyResults rows={keyResults} />
        </Section>
      )}
      {items.length > 0 && (
        <Section title="Action items">
          <GoalItems id={id} items={items.map((item) => dueItem(item, today))} />
        </Section>
      )}
      <GoalsUnder goal={goal} below={childGoals} isLaterPage={filter.below !== undefined} />
      {goal.points.length > 1 && (
        <Section title="Progress over time">
          <Card>
            <ProgressHistory {...goal} />
          </Card>
        </Section>
      )}
      {links.length > 0 && (
        <Section title="Links">
          <Links links={links} />
        </Section>
      )}
    </>
  )
}

function Updates({
  goal,
  events,
  zone,
  now,
  filter,
}: Pick<GoalScreenProps, 'goal' | 'events' | 'zone' | 'now' | 'filter'>) {
  const { id, can } = goal
  const path = goalPath(id)
  return (
    <Section title="Updates">
      <div className="grid grid-cols-1 gap-4">
        {can.comment && <CommentForm id={id} />}
        <GoalTimeline goalId={id} events={events.rows} zone={zone} now={now} />
      </div>
      <Pagination
        first={filter.after === undefined ? undefined : path}
        next={events.next === null ? undefined : addressWith(path, { after: events.next })}
      />
    </Section>
  )
}

export function GoalScreen({ goal: whole, ...others }: GoalScreenProps & { goal: GoalDetail }) {
  // Browsers learn nothing of feedback their reader may not open.
  const { reviewId: _reviewId, ...goal } = whole
  const { viewerId, isCheckingIn, followUpHref, more, beside, thanks } = others
  const props = { ...others, goal }
  return (
    <Page>
      <PageHeader
        back={{ href: '/goals', label: 'Goals' }}
        title={goal.title}
        aside={<Badge tone={goal.badge.tone}>{goal.badge.label}</Badge>}
        action={
          <GoalActs
            goal={goal}
            followUpHref={followUpHref}
            more={more}
            checkIn={goal}
            isCheckingIn={isCheckingIn && goal.can.checkIn}
          />
        }
      />
      {goal.isArchived && (
        <Callout tone="info" className="mb-6">
          Archived goals are read-only.
        </Callout>
      )}
      {goal.asksToComplete && <CompleteCallout goal={goal} />}
      <Head goal={goal} />
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Parts {...props} />
          <Updates {...props} />
        </div>
        <div className="min-w-0">
          <Section title="People" action={thanks}>
            <GoalPeople goal={goal} viewerId={viewerId} />
          </Section>
          <Section title="About">
            <Facts facts={factsOf(props)} />
          </Section>
          {beside}
        </div>
      </div>
    </Page>
  )
}
