import { Badge } from '@/components/ui/display/badge'
import { DateTime } from '@/components/ui/display/date-time'
import { urgencyOf } from '@/lib/dashboard/rules'

interface DueBadgeProps {
  at: Date
  zone: string
  now: Date
}

/** A due date, more prominent as it nears. */
export function DueBadge({ at, zone, now }: DueBadgeProps) {
  return (
    <Badge tone={urgencyOf(at, now)}>
      Due <DateTime at={at} zone={zone} now={now} format="relative" />
    </Badge>
  )
}
