import { nameList } from '@/lib/shared/text'
import { Avatar, type AvatarSize } from './avatar'

interface AvatarStackProps {
  people: readonly { id: string; name: string; image?: string | null; pictureId?: string | null }[]
  /** How many are drawn; the rest become a number. */
  shown?: number
  /** How many there are in all, where `people` holds only the first. */
  total?: number
  size?: Extract<AvatarSize, 'sm' | 'md'>
}

/** A few people at a glance; their names are read aloud and shown as the tooltip. */
export function AvatarStack({ people, shown = 4, total = people.length, size = 'sm' }: AvatarStackProps) {
  const heads = people.slice(0, shown)
  const rest = total - heads.length
  const names = nameList(
    heads.map((person) => person.name).concat(Array.from({ length: rest }, () => '')),
    heads.length,
  )
  return (
    <span data-tip={names} className="inline-flex items-center">
      <span className="sr-only">{names}</span>
      <span className="inline-flex -space-x-1">
        {heads.map((person) => (
          <Avatar
            key={person.id}
            name={person.name}
            seed={person.id}
            image={person.image}
            pictureId={person.pictureId}
            size={size}
            className="ring-2 ring-surface"
          />
        ))}
      </span>
      {rest > 0 && (
        <span aria-hidden="true" className="ml-1.5 text-xs font-medium text-subtle tabular-nums">
          +{rest}
        </span>
      )}
    </span>
  )
}
