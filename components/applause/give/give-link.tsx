import { Icon } from '@/components/ui/icon/icon'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import { givePath } from '@/lib/applause/rules/applause-paths'
import { GiveButton } from './give-button'

interface GiveLinkProps {
  /** Preselected people, without the viewer; null: nobody. */
  people: readonly { memberId: string | null; hasLeft?: boolean }[]
  viewerId: string
  size?: 'sm'
}

/** Links to applause for these people; nothing if there are none. */
export function GiveLink({ people, viewerId, size }: GiveLinkProps) {
  const ids = people.flatMap(({ memberId, hasLeft }) => (memberId === viewerId || hasLeft ? [] : (memberId ?? [])))
  if (ids.length === 0) return null
  return (
    <GiveButton href={givePath(ids.slice(0, applauseLimits.recipients))} size={size}>
      <Icon name="party-popper" />
      Give applause
    </GiveButton>
  )
}
