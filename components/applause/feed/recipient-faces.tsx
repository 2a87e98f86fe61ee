import { Avatar, type AvatarSize } from '@/components/ui/display/avatar'
import type { ApplauseCard } from '@/lib/applause/queries/list-applause'

const FACES = 5

/** The first recipients, named beside their faces. */
export const RecipientFaces = ({ recipients, size }: Pick<ApplauseCard, 'recipients'> & { size?: AvatarSize }) => (
  <span className="faces max-sm:hidden">
    {recipients.slice(0, FACES).map(({ memberId, name, pictureId }) => (
      <Avatar key={memberId} name={name} title={name} pictureId={pictureId} size={size} />
    ))}
  </span>
)
