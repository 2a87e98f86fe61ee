import { Avatar } from '@/components/ui/display/avatar'
import type { GoalPerson } from '@/lib/goals/queries/list-goals'

interface FacesProps {
  people: readonly GoalPerson[]
  /** The total. */
  count: number
}

/** The first people and the remaining count; screen readers get the names. */
export function Faces({ people, count }: FacesProps) {
  if (count === 0) return null
  const others = count - people.length
  return (
    <span className="faces">
      {people.map(({ memberId, name, pictureId }) => (
        <Avatar key={memberId} name={name} pictureId={pictureId} size="sm" title={name} />
      ))}
      <span className="sr-only">{people.map(({ name }) => name).join(', ')}</span>
      {others > 0 && <span className="pl-3 text-sm text-subtle">+{others}</span>}
    </span>
  )
}
