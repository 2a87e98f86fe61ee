import { Badge } from '@/components/ui/display/badge'
import { OpenedCard } from '@/components/ui/layout/opened-card'
import { FactLine } from '@/components/ui/list/fact-line'
import type { RespondentRow } from '@/lib/reviews/respondents/queries/list-respondents'
import { relationshipLabels } from '@/lib/reviews/model/rules/relationships'
import type { ManagedReview } from '@/lib/reviews/operating/queries'
import { formatDateTime } from '@/lib/shared/dates'
import { ExtendForm, RelationshipForm, ReplaceForm } from './forms'
import { NudgeButton } from '@/components/reviews/running/steps/nudge-button'
import { RemoveButton } from './remove-button'

interface PersonCardProps {
  review: ManagedReview
  person: RespondentRow
  back: string
}

/** Why actions for this person are blocked. */
function blockedReasons(
  { isBlind, anonymity, steps, settings }: ManagedReview,
  { can, ...person }: RespondentRow,
): string[] {
  const { nudgeBlockedReason, leaveBlockedReason } = person
  if (isBlind) return ['Anonymous answers have arrived, so nobody can be changed alone.']
  const isAnonymous = anonymity === 'ANONYMOUS'
  const what = settings.hasReminders ? 'Reminders and more time are' : 'More time is'
  const alone = isAnonymous && `${what} for everyone or nobody: these answers are anonymous.`
  const found = [alone, nudgeBlockedReason, leaveBlockedReason].filter((reason) => typeof reason === 'string')
  if (found.length > 0 || can.leave || can.nudge || !steps.close) return found
  return ['Already answered']
}

/** A respondent's actions. */
export function PersonCard({ review, person, back }: PersonCardProps) {
  const { id, settings, subjectName, isOwn } = review
  const { name, relationship, badge, closesAt, can, isGone, isUnasked, isUnsubscribed } = person
  const why = blockedReasons(review, person).join(' ')
  const end = closesAt ?? settings.closesAt
  const named = { id: person.id, name }
  const facts = [
    (subjectName !== null || relationship !== 'OTHER') && relationshipLabels[relationship],
    closesAt !== null && `Until ${formatDateTime(closesAt, settings.timeZone, true)}`,
    isGone && 'Has left the workspace',
    isUnasked && 'Not asked yet',
    isUnsubscribed && 'Unsubscribed',
  ]
  return (
    <OpenedCard
      title={name}
      badge={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      text={<FactLine facts={facts} />}
      back={{ href: back, label: 'Back to everyone' }}
    >
      {why !== '' && <p className="text-muted">{why}</p>}
      {(can.nudge || can.leave) && (
        <div className="flex flex-wrap gap-2">
          {can.nudge && <NudgeButton id={id} person={named} />}
          {can.leave && <RemoveButton id={id} person={named} isExternal={person.memberId === null} back={back} />}
        </div>
      )}
      {can.extend && end !== null && (
        <ExtendForm key={end.toISOString()} id={id} person={named} closesAt={end} timeZone={settings.timeZone} />
      )}
      {can.relate && subjectName !== null && (
        <RelationshipForm
          key={relationship}
          id={id}
          relationship={relationship}
          person={named}
          isAnonymous={review.anonymity === 'ANONYMOUS'}
          subject={isOwn ? 'you' : subjectName}
        />
      )}
      {can.replace && <ReplaceForm id={id} person={named} back={back} />}
    </OpenedCard>
  )
}
