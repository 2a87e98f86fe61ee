import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { DateTime } from '@/components/ui/display/date-time'
import { LongText } from '@/components/ui/display/long-text'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import type { GoalEvent } from '@/lib/goals/queries/list-timeline'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import { CommentActs } from './comment-acts'

const verbs: Readonly<Record<string, string>> = {
  created: 'set this goal',
  'check-in': 'checked in',
  status: 'changed the status',
  'own-status': 'set their own status',
  edited: 'edited this goal',
  comment: 'commented',
  item: 'updated an action item',
  archived: 'archived this goal',
  restored: 'restored this goal',
  'handed-over': 'handed this goal over',
  overdue: 'set it to Delayed: its end has passed',
}

const icons: Readonly<Record<string, IconName>> = { overdue: 'clock' }

interface GoalTimelineProps {
  goalId: string
  events: readonly GoalEvent[]
  zone: string
  now: Date
}

/** The new status and the previous one. */
function StatusChange({ status, previousStatus }: Pick<GoalEvent, 'status' | 'previousStatus'>) {
  if (status === null || previousStatus === null || status === previousStatus) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={statusBadges[previousStatus].tone}>{statusBadges[previousStatus].label}</Badge>
      <Icon name="arrow-right" className="size-3.5 text-subtle" />
      <Badge tone={statusBadges[status].tone}>{statusBadges[status].label}</Badge>
    </span>
  )
}

const movedOf = ({ progress, previousProgress }: GoalEvent) =>
  progress === null || previousProgress === null || progress === previousProgress
    ? null
    : `${previousProgress}% → ${progress}%`

function Event({ event, goalId, zone, now }: { event: GoalEvent } & Omit<GoalTimelineProps, 'events'>) {
  const { kind, by, changes, comment, createdAt, editedAt, can } = event
  const name = by?.name ?? 'Rapport'
  const moved = movedOf(event)
  return (
    <li className="flex gap-3 px-4 py-3">
      {by ? (
        <Avatar name={name} pictureId={by.pictureId} size="sm" />
      ) : (
        <Icon name={icons[kind] ?? 'target'} className="m-1 size-4 text-subtle" />
      )}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <p className="text-sm wrap-anywhere text-muted">
          <span className="font-medium text-ink">{name}</span> {verbs[kind] ?? kind}{' '}
          <span className="text-subtle">
            <DateTime at={createdAt} format="relative" zone={zone} now={now} />
            {editedAt !== null && ' · edited'}
          </span>
        </p>
        <StatusChange {...event} />
        {(moved !== null || changes.length > 0) && (
          <p className="text-sm wrap-anywhere text-subtle tabular-nums">
            {[...(moved === null ? [] : [moved]), ...changes].join(' · ')}
          </p>
        )}
        {comment !== '' && <LongText text={comment} most={400} className="" />}
        {(can.edit || can.delete) && <CommentActs goalId={goalId} event={event} />}
      </div>
    </li>
  )
}

export function GoalTimeline({ events, ...rest }: GoalTimelineProps) {
  return (
    <ol aria-label="Timeline" className="list">
      {events.map((event) => (
        <Event key={event.id} event={event} {...rest} />
      ))}
    </ol>
  )
}
