import { TextLink } from '@/components/ui/button/text-link'
import { plural } from '@/lib/shared/text'
import type { Manager } from '@/lib/teams/memberships/queries/list-team-people'

/** Names shown before "Show all". */
const NAMED = 6

const Names = ({ managers }: { managers: readonly Manager[] }) =>
  managers.map(({ memberId, name }, index) => (
    <span key={memberId}>
      {index > 0 && ', '}
      <TextLink href={`/profile/preview/${memberId}`}>{name}</TextLink>
    </span>
  ))

/** A person's managers. */
export function ReportsTo({ managers }: { managers: readonly Manager[] }) {
  if (managers.length === 0) return <>Nobody</>
  const others = managers.slice(NAMED)
  return (
    <>
      <Names managers={managers.slice(0, NAMED)} />
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="quiet-summary">And {plural(others.length, 'other')}</summary>
          <Names managers={others} />
        </details>
      )}
    </>
  )
}
