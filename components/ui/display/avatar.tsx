import { Icon } from '@/components/ui/icon/icon'
import { cx } from '@/components/ui/cx'
import { picturePath } from '@/lib/shared/routes'
import { avatarHue, initials, numberOf } from '@/lib/shared/text'
import { Photo } from './photo'

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

const sizes: Record<AvatarSize, string> = {
  xs: 'size-5 text-[0.5625rem]',
  sm: 'size-6 text-[0.625rem]',
  md: 'size-8 text-xs',
  lg: 'size-10 text-base',
  xl: 'size-20 text-xl',
}

const pixels: Record<AvatarSize, number> = { xs: 20, sm: 24, md: 32, lg: 40, xl: 80 }

const shape = 'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full font-semibold'

interface AvatarProps {
  name: string | null | undefined
  /** Address of the photo. */
  image?: string | null
  /** Or its id, as a person's row holds it. */
  pictureId?: string | null
  /** What the colour is derived from: an id that is the same wherever somebody is shown; else the name. */
  seed?: string
  size?: AvatarSize
  className?: string
}

/** A person's photo or initials. It is decoration: the name must stand beside it, or be its tooltip. */
export function Avatar({ name, image, pictureId, seed, size = 'md', className }: AvatarProps) {
  const look = cx(shape, sizes[size], className)
  const photo = pictureId ? picturePath(pictureId) : image
  if (photo) return <Photo src={photo} size={pixels[size]} className={cx(look, 'bg-pressed object-cover')} />
  return (
    <span aria-hidden="true" className={cx(look, 'avatar-hue', `hue-${avatarHue(numberOf(seed ?? name ?? ''))}`)}>
      {initials(name, size === 'xs' ? 1 : 2)}
    </span>
  )
}

/** Someone whose name is not shown. The same for everybody, so that nothing about it can tell people apart. */
export function AnonymousAvatar({ size = 'md', className }: Pick<AvatarProps, 'size' | 'className'>) {
  return (
    <span aria-hidden="true" className={cx(shape, sizes[size], 'bg-neutral-soft text-neutral-ink', className)}>
      <Icon name="user-round" className="size-[55%]" />
    </span>
  )
}
