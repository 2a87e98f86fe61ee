import { Avatar, type AvatarSize } from '@/components/ui/display/avatar'
import { cx } from '@/components/ui/cx'
import type { ApplauseCard } from '@/lib/applause/queries/list-applause'

const FACES = 5

interface RecipientFacesProps extends Pick<ApplauseCard, 'recipients'> {
  size?: AvatarSize
  className?: string
}

/** The first recipients, named beside their faces. */
export const RecipientFaces = ({ recipients, size, className }: RecipientFacesProps) => (
  <span className={cx('faces', className)}>
    {recipients.slice(0, FACES).map(({ memberId, name, pictureId }) => (
      <Avatar key={memberId} name={name} title={name} pictureId={pictureId} size={size} />
    ))}
  </span>
)
