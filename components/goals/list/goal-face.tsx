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
    <span className="inline-flex items-center -space-x-1.5">
      {people.map(({ memberId, name, pictureId }) => (
        <span key={memberId} title={name} className="rounded-full ring-2 ring-surface">
          <Avatar name={name} seed={memberId} pictureId={pictureId} size="sm" />
          <span className="sr-only">{name} </span>
        </span>
      ))}
      {others > 0 && <span className="pl-3 text-sm text-subtle">+{others}</span>}
    </span>
  )
}
