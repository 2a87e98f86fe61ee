import { cx } from '@/components/ui/cx'
import { Avatar } from './avatar'

interface FacesProps {
  people: readonly { memberId: string; name: string; pictureId: string | null }[]
  /** The total. */
  count: number
  className?: string
}

/** The first people and the remaining count, named for screen readers. */
export function Faces({ people, count, className }: FacesProps) {
  if (count === 0) return null
  const others = count - people.length
  const names = people.map(({ name }) => name).join(', ')
  const label = others > 0 ? `${names} +${others}` : names
  return (
    <span role="img" aria-label={label} className={cx('faces', className)}>
      {people.map(({ memberId, name, pictureId }) => (
        <Avatar key={memberId} name={name} pictureId={pictureId} size="sm" />
      ))}
      {others > 0 && `+${others}`}
    </span>
  )
}
