import { IconLink } from '@/components/ui/button/icon-button'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { FactLine } from '@/components/ui/list/fact-line'
import type { RespondentRow } from '@/lib/reviews/running/respondents/listing/queries'
import { relationshipLabels } from '@/lib/reviews/rules'
import type { ManagedReview } from '@/lib/reviews/running/screen/queries'
import { formatDateTime } from '@/lib/shared/dates'
import { ExtendForm } from './extend-form'
import { NudgeButton } from './nudge-button'
import { RelationshipForm } from './relationship-form'
import { RemoveButton } from './remove-button'
import { ReplaceForm } from './replace-form'

interface PersonCardProps {
  review: ManagedReview
  person: RespondentRow
  /** The list without this card. */
  back: string
}

/** Why nothing can be done for one person alone, or null. */
function hindrance({ isBlind, anonymity, steps }: ManagedReview, { can, nudgeHindrance }: RespondentRow) {
  if (isBlind) return 'Answers have arrived, and they are anonymous: nothing here may tell who has answered.'
  if (anonymity === 'ANONYMOUS')
    return 'Reminders and more time are for everybody at once: these answers are anonymous.'
  if (nudgeHindrance !== null) return nudgeHindrance
  return can.leave || can.nudge || !steps.close ? null : 'They have answered, so there is nothing left to ask.'
}

/** One person who is asked, and what can be done for them. */
export function PersonCard({ review, person, back }: PersonCardProps) {
  const { id, settings, subjectName, isOwn } = review
  const { name, relationship, badge, closesAt, can, isGone } = person
  const why = hindrance(review, person)
  const end = closesAt ?? settings.closesAt
  const named = { id: person.id, name }
  const facts = [
    (subjectName !== null || relationship !== 'OTHER') && relationshipLabels[relationship],
    closesAt !== null && `Until ${formatDateTime(closesAt, settings.timeZone, true)}`,
    isGone && 'Has left the workspace',
  ]
  return (
    <Card className="mb-4 grid gap-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-md font-semibold wrap-anywhere">{name}</h2>
            {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          </div>
          <p className="text-muted">
            <FactLine facts={facts} />
          </p>
        </div>
        <IconLink href={back} label="Back to everybody" icon={<Icon name="x" />} />
      </div>
      {why !== null && <p className="text-muted">{why}</p>}
      {(can.nudge || can.leave) && (
        <div className="flex flex-wrap gap-2">
          {can.nudge && <NudgeButton id={id} person={named} />}
          {can.leave && <RemoveButton id={id} person={named} isOutside={person.memberId === null} back={back} />}
        </div>
      )}
      {can.extend && end !== null && (
        <ExtendForm key={end.toISOString()} id={id} person={named} closesAt={end} timeZone={settings.timeZone} />
      )}
      {can.relate && subjectName !== null && (
        <RelationshipForm
          key={relationship}
          {...{ id, relationship }}
          person={named}
          isAnonymous={review.anonymity === 'ANONYMOUS'}
          subject={isOwn ? 'you' : subjectName}
        />
      )}
      {can.leave && <ReplaceForm id={id} person={named} back={back} />}
    </Card>
  )
}
