import { Icon } from '@/components/ui/icon/icon'
import { DateTime } from '@/components/ui/display/date-time'
import { Section } from '@/components/ui/layout/section'
import type { EarnedBadge } from '@/lib/badges/queries/list-badges'

interface PersonBadgesProps {
  badges: readonly EarnedBadge[]
  zone: string
}

/** The public view of a badge. */
export function BadgeFace({ badge: { name, how, icon, earnedAt, times }, zone }: { badge: EarnedBadge; zone: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary/10 text-primary-ink">
        <Icon name={icon} className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">
          {name}
          {times > 1 && <span className="text-muted"> · {times} months</span>}
        </span>
        <span className="block text-sm text-pretty text-muted">{how}</span>
        <span className="block text-sm text-subtle">
          <DateTime at={earnedAt} zone={zone} />
        </span>
      </span>
    </span>
  )
}

/** A colleague's badges; nothing if empty. */
export function PersonBadges({ badges, zone }: PersonBadgesProps) {
  if (badges.length === 0) return null
  return (
    <Section title="Badges">
      <ul aria-label="Badges" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {badges.map((badge) => (
          <li key={badge.name}>
            <BadgeFace badge={badge} zone={zone} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
