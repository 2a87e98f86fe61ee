import { cx } from '@/components/ui/cx'
import { Avatar } from './avatar'

interface FacesProps {
  people: readonly { memberId: string; name: string; pictureId: string | null }[]
  /** The total. */
  count: number
  className?: string
}

/** The first people and the remaining count; screen readers get the names. */
export function Faces({ people, count, className }: FacesProps) {
  if (count === 0) return null
  const others = count - people.length
  return (
    <span className={cx('faces', className)}>
      {people.map(({ memberId, name, pictureId }) => (
        <Avatar key={memberId} name={name} pictureId={pictureId} size="sm" title={name} />
      ))}
      <span className="sr-only">{people.map(({ name }) => name).join(', ')}</span>
      {others > 0 && <span className="pl-3 text-sm text-subtle">+{others}</span>}
    </span>
  )
}
