import { cx } from '@/components/ui/cx'
import { picturePath } from '@/lib/shared/routes'
import { avatarOf } from '@/lib/shared/avatar'
import { Photo } from './photo'

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

interface AvatarProps {
  name: string | null | undefined
  /** The photo's URL. */
  image?: string | null
  /** Or the photo's id. */
  pictureId?: string | null
  size?: AvatarSize
  title?: string
  className?: string
}

/** A photo or initials. Decoration: the name must be beside it or its tooltip. */
export function Avatar({ name, image, pictureId, size = 'md', title, className }: AvatarProps) {
  const look = cx('avatar', `avatar-${size}`, className)
  const photo = pictureId ? picturePath(pictureId) : image
  if (photo) return <Photo src={photo} {...(title && { title })} className={look} />
  const { letters, hue } = avatarOf(name, size === 'xs' ? 1 : 2)
  return (
    <span aria-hidden="true" title={title} className={cx(look, 'avatar-hue', `hue-${hue}`)}>
      {letters}
    </span>
  )
}
