import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { DateTime } from '@/components/ui/display/date-time'
import { LongText } from '@/components/ui/display/long-text'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/link'
import type { ApplauseCard } from '@/lib/applause/queries/list-applause'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { plural } from '@/lib/shared/text'
import { RecipientFaces } from './recipient-faces'
import { ReactionRow } from './reaction-row'
import { ThanksLine } from './thanks-line'

interface ApplauseItemProps {
  applause: ApplauseCard
  zone: string
  now: Date
  /** Commenting and reacting are off. */
  isReadOnly: boolean
}

export function ApplauseItem({ applause, zone, now, isReadOnly }: ApplauseItemProps) {
  const { id, giver, recipients, words, category, isPublic, isEdited, createdAt, reactions, commentCount } = applause
  return (
    <li className="applause">
      <Avatar name={giver.name} pictureId={giver.pictureId} />
      <div>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <ThanksLine giver={giver} recipients={recipients} />
            <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-subtle">
              <Link href={applausePath(id)} className="inline-flex min-h-6 items-center hover:underline">
                <DateTime at={createdAt} format="relative" zone={zone} now={now} />
              </Link>
              {isEdited && <span>Edited</span>}
              <Badge wrap>{category}</Badge>
              {!isPublic && <Badge icon={<Icon name="lock" />}>Private</Badge>}
            </p>
          </div>
          <RecipientFaces recipients={recipients} />
        </div>
        <LongText text={words} />
        <div className="applause-foot">
          <ReactionRow id={id} reactions={reactions} disabled={isReadOnly} />
          <Link href={applausePath(id)} className="inline-flex min-h-6 items-center hover:underline">
            {commentCount === 0 ? 'Comment' : plural(commentCount, 'comment')}
          </Link>
        </div>
      </div>
    </li>
  )
}
