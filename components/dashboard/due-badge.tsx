import { Badge } from '@/components/ui/display/badge'
import { DateTime } from '@/components/ui/display/date-time'
import { dueLead, urgencyOf } from '@/lib/dashboard/rules'

interface DueBadgeProps {
  at: Date
  zone: string
  now: Date
  isStart: boolean
}

/** A due date or a start, more prominent as it nears. */
export function DueBadge({ at, zone, now, isStart }: DueBadgeProps) {
  const { lead, format } = dueLead(at, now, { isStart, zone })
  return (
    <Badge tone={urgencyOf(at, now)}>
      {lead} {format && <DateTime at={at} zone={zone} now={now} format={format} />}
    </Badge>
  )
}
