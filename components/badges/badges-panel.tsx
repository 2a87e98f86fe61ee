import { FoldedList } from '@/components/ui/list/folded-list'
import type { EarnedBadge } from '@/lib/badges/queries/list-badges'
import { formatDate } from '@/lib/shared/dates'

interface BadgesPanelProps {
  memberId: string
  /** Null: the reader. */
  name: string | null
  badges: readonly EarnedBadge[]
  timeZone: string
}

/** A person's badges, beside a form about them. */
export const BadgesPanel = ({ memberId, name, badges, timeZone }: BadgesPanelProps) => (
  <FoldedList
    title={name === null ? 'Your badges' : `Badges of ${name}`}
    rows={badges.map((badge) => ({
      href: `/profile/preview/${memberId}`,
      title: badge.name,
      text: `Earned ${formatDate(badge.earnedAt, 'MMM DD, YYYY', timeZone)}`,
    }))}
  />
)
