import { ButtonLink } from '@/components/ui/button/button-link'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { RespondentRow } from '@/lib/reviews/respondents/queries/list-respondents'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { relationshipLabels } from '@/lib/reviews/model/rules/relationships'
import type { ManagedReview } from '@/lib/reviews/operating/queries'
import type { FollowedGroup } from '@/lib/reviews/series/queries/list-followed-groups'
import { formatDate } from '@/lib/shared/dates'
import { FollowedGroups } from './adding/followed-groups'
import { AddExternalReviewers, AddPeople } from './forms'
import { NudgeButton } from '@/components/reviews/running/steps/nudge-button'
import { PersonCard } from './person-card'
import { answeredInWords, optedOutInWords } from '@/lib/reviews/model/rules/response-rate'

interface PeoplePartProps {
  review: ManagedReview
  people: { rows: RespondentRow[]; hasMore: boolean }
  /** Teams and tags whose later members join future rounds. */
  groups: readonly FollowedGroup[]
  page: number
  /** The opened respondent. */
  person: RespondentRow | null
}

const factsOf = ({ relationship, closesAt, isGone, isUnasked, isUnsubscribed }: RespondentRow, zone: string) => [
  relationship !== 'OTHER' && relationshipLabels[relationship],
  closesAt !== null && `Until ${formatDate(closesAt, 'MMM DD, YYYY', zone)}`,
  isGone && 'Has left',
  isUnasked && 'Not asked yet',
  isUnsubscribed && 'Unsubscribed',
]

const NobodyAsked = ({ nominations }: Pick<ManagedReview, 'nominations'>) => (
  <Card flush>
    <EmptyState
      icon={<Icon name="users-round" />}
      title="Nobody has been asked yet"
      text={nominations === null ? undefined : 'Nominated people appear here once they’re approved.'}
    />
  </Card>
)

function Rows({ review, people, page }: PeoplePartProps) {
  const { id, settings } = review
  if (people.rows.length === 0 && page === 1) return <NobodyAsked {...review} />
  return (
    <List label="People asked">
      {people.rows.map((row) => (
        <ListRow
          key={row.id}
          href={`/feedback/edit/${id}?tab=people&page=${page}&person=${row.id}`}
          start={<Avatar name={row.name} pictureId={row.pictureId} />}
          title={row.name}
          text={<FactLine facts={factsOf(row, settings.timeZone)} />}
          end={row.badge && <Badge tone={row.badge.tone}>{row.badge.label}</Badge>}
        />
      ))}
    </List>
  )
}

function Pages({ review: { id }, people, page }: PeoplePartProps) {
  const hrefOf = (to: number) => `/feedback/edit/${id}?tab=people&page=${to}`
  if (page === 1 && !people.hasMore) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
      {page > 1 ? <ButtonLink href={hrefOf(page - 1)}>Back</ButtonLink> : <span />}
      {people.hasMore && <ButtonLink href={hrefOf(page + 1)}>More</ButtonLink>}
    </nav>
  )
}

function Reminding({ id, settings, isNudgeable }: Pick<ManagedReview, 'id' | 'settings' | 'isNudgeable'>) {
  if (settings.hasReminders && isNudgeable) return <NudgeButton id={id} />
  return (
    <p className="text-muted">
      {settings.hasReminders ? 'Nobody to remind right now.' : 'No reminders: people were promised none.'}
    </p>
  )
}

/** Respondents, with individual and bulk actions. */
export function PeoplePart(props: PeoplePartProps) {
  const { review, page, person, groups } = props
  const { id, anonymity, steps, status, askedCount, isBlind, lateBlockedReason } = review
  const isAnonymous = anonymity === 'ANONYMOUS'
  const isPaused = status === 'INACTIVE'
  const hints = [
    isPaused && 'Paused: new people are asked when you resume.',
    isBlind && `Add at least ${ANONYMITY_FLOOR} together, to keep answers anonymous.`,
  ]
  const hint = hints.filter(Boolean).join(' ') || undefined
  return (
    <>
      {person && (
        <PersonCard
          key={person.id}
          review={review}
          person={person}
          back={`/feedback/edit/${id}?tab=people&page=${page}`}
        />
      )}
      {isAnonymous && (
        <Callout tone="privacy" className="mb-4">
          Nobody sees who answered.
        </Callout>
      )}
      {askedCount > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted tabular-nums">
            {[answeredInWords(review), optedOutInWords(review)].filter(Boolean).join(', ')}
          </p>
          {status === 'ACTIVE' && <Reminding {...review} />}
        </div>
      )}
      <Rows {...props} />
      <Pages {...props} />
      <FollowedGroups id={id} groups={groups} />
      {steps.edit && lateBlockedReason !== null && <Callout className="mt-6">{lateBlockedReason}</Callout>}
      {steps.edit && lateBlockedReason === null && (
        <div className="mt-6 grid gap-4">
          <AddPeople id={id} hint={hint} isPaused={isPaused} />
          <AddExternalReviewers id={id} hint={hint} isPaused={isPaused} blockedReason={review.externalBlockedReason} />
        </div>
      )}
    </>
  )
}
