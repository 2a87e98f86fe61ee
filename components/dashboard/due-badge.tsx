import { Badge } from '@/components/ui/display/badge'
import { DateTime } from '@/components/ui/display/date-time'
import { urgencyOf } from '@/lib/dashboard/rules'

interface DueBadgeProps {
  at: Date
  zone: string
  now: Date
}

/** When something is due, the nearer the louder. */
export function DueBadge({ at, zone, now }: DueBadgeProps) {
  return (
    <Badge tone={urgencyOf(at, now)}>
      Due <DateTime at={at} zone={zone} now={now} format="relative" />
    </Badge>
  )
}
