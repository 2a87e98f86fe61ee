import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/input/checkbox'
import type { UpcomingOneOnOne } from '@/lib/one-on-ones/rescheduling/queries/list-upcoming'
import type { CheckedLanding } from '@/lib/one-on-ones/rescheduling/rules'
import { slotInWords } from './slot-words'
import type { RequestedSlot } from './use-landings'

interface MoveLineProps {
  meeting: UpcomingOneOnOne
  isChosen: boolean
  /** No more can be chosen. */
  isFull: boolean
  requested: RequestedSlot
  landing: CheckedLanding | undefined
  onToggle: () => void
  onChange: () => void
}

function LandingWords({
  requested,
  landing,
  name,
  onChange,
}: Omit<MoveLineProps, 'meeting' | 'isChosen' | 'isFull' | 'onToggle'> & { name: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pl-6.5 sm:pl-17.5">
      <span className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere">
        {landing && !landing.isFree ? (
          <>
            <span className="text-subtle line-through">{slotInWords(requested)}</span>
            <span className="block">
              {landing.next ? `Next free: ${slotInWords(landing.next)}` : 'No free time in the week after'}
            </span>
          </>
        ) : (
          `To ${slotInWords(requested)}`
        )}
        {landing?.isSecond && <span className="block text-warning-ink">You have another one-on-one that day</span>}
      </span>
      {landing && <Badge tone={landing.isFree ? 'success' : 'warning'}>{landing.isFree ? 'Free' : 'Clash'}</Badge>}
      <Button size="sm" onClick={onChange} aria-label={`Choose another time with ${name}`}>
        Change
      </Button>
    </div>
  )
}

/** A selectable one-on-one with its landing time. */
export function MoveLine({ meeting, isChosen, isFull, onToggle, ...rest }: MoveLineProps) {
  const { partner, title } = meeting
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <Checkbox
        checked={isChosen}
        disabled={isFull && !isChosen}
        className="*:first:self-center"
        onChange={onToggle}
        label={
          <span className="flex items-center gap-3">
            <Avatar name={partner.name} pictureId={partner.pictureId} size="md" />
            <span className="min-w-0">
              <span className="block font-medium">{partner.name}</span>
              <span className="block text-sm text-subtle">{`${slotInWords(meeting)} · ${title}`}</span>
            </span>
          </span>
        }
      />
      {isChosen && <LandingWords {...rest} name={partner.name} />}
    </li>
  )
}
