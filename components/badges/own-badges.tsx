import { Icon } from '@/components/ui/icon/icon'
import { Section } from '@/components/ui/layout/section'
import type { ComingBadge, EarnedBadge } from '@/lib/badges/queries/list-badges'
import { HideBadgeButton } from './hide-badge-button'
import { BadgeFace } from './person-badges'

interface OwnBadgesProps {
  badges: readonly EarnedBadge[]
  coming: readonly ComingBadge[]
  zone: string
}

export function OwnBadges({ badges, coming, zone }: OwnBadgesProps) {
  return (
    <div className="mt-10">
      <Section title="Badges">
        {badges.length > 0 && (
          <ul aria-label="Badges" className="list mb-6">
            {badges.map((badge) => (
              <li key={badge.name} className="flex items-center justify-between gap-3 px-4 py-3">
                <BadgeFace badge={badge} zone={zone} />
                <HideBadgeButton badge={badge.name} isHidden={badge.isHidden} />
              </li>
            ))}
          </ul>
        )}
        {coming.length > 0 && (
          <ul aria-label="Badges to earn" className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
            {coming.map(({ name, how, icon, progress }) => (
              <li key={name} className="flex items-start gap-3">
                <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-subtle" />
                <span className="min-w-0">
                  <span className="font-medium text-muted">
                    {name}
                    {progress && (
                      <span className="font-normal tabular-nums">{` · ${progress.done} of ${progress.most}`}</span>
                    )}
                  </span>
                  <span className="block text-sm text-pretty text-subtle">{how}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
