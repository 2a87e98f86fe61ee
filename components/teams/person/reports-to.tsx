import { TextLink } from '@/components/ui/button/text-link'
import type { Manager } from '@/lib/teams/places/queries'

/** Whom somebody reports to, each a way to their profile; "Nobody" where no team of theirs is led. */
export function ReportsTo({ managers }: { managers: readonly Manager[] }) {
  if (managers.length === 0) return <>Nobody</>
  return managers.map(({ memberId, name }, index) => (
    <span key={memberId}>
      {index > 0 && ', '}
      <TextLink href={`/profile/preview/${memberId}`}>{name}</TextLink>
    </span>
  ))
}
