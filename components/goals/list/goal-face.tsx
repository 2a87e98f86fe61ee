import { Avatar } from '@/components/ui/display/avatar'
import type { GoalPerson } from '@/lib/goals/queries/list-goals'

interface FacesProps {
  people: readonly GoalPerson[]
  /** How many there are in all. */
  count: number
}

/** The first people of a goal, and how many more there are. Their names are read aloud. */
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
