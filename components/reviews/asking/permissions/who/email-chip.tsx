'use client'

import { Icon } from '@/components/ui/icon/icon'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'
import { isEmail } from '@/lib/reviews/model/rules/audience'
import { isColleagueFault, notAnAddressFault, wantsNoMailFault } from '@/lib/reviews/drafting/rules/draft-faults'

interface EmailChipProps {
  email: string
  /** The recipient unsubscribed. */
  isUnsubscribed?: boolean
  /** A colleague's address. */
  isColleague?: boolean
  onRemove: () => void
  /** Moves it back into the box. */
  onCorrect: () => void
}

const buttonClass =
  'inline-flex size-6 shrink-0 items-center justify-center rounded-full hover:bg-pressed [&_svg]:size-3.5'

function faultOf({ email, isUnsubscribed = false, isColleague = false }: EmailChipProps) {
  if (!isEmail(email)) return notAnAddressFault(email)
  if (isColleague) return isColleagueFault(email)
  return isUnsubscribed ? wantsNoMailFault(email) : undefined
}

/** An address; one that can't be asked says so and can be corrected. */
export function EmailChip(props: EmailChipProps) {
  const { email, onRemove, onCorrect } = props
  const fault = faultOf(props)
  const isWrong = fault !== undefined
  return (
    <span className={cx('chip gap-0.5', isWrong && 'bg-danger-soft text-danger-ink')} data-tip={fault}>
      <span className="min-w-0">{breakable(email)}</span>
      {isWrong && (
        <button type="button" aria-label={`Correct ${email}`} onClick={onCorrect} className={buttonClass}>
          <Icon name="pencil" />
        </button>
      )}
      <button type="button" aria-label={`Remove ${email}`} onClick={onRemove} className={buttonClass}>
        <Icon name="x" />
      </button>
    </span>
  )
}
