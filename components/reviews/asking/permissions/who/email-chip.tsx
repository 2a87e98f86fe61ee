'use client'

import { Icon } from '@/components/ui/icon/icon'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'
import { isEmail } from '@/lib/reviews/asking/audience/rules'
import { notAnAddress } from '@/lib/reviews/asking/drafts/rules'

interface EmailChipProps {
  email: string
  onRemove: () => void
  /** Puts it back into the box. */
  onCorrect: () => void
}

const buttonClass =
  'inline-flex size-6 shrink-0 items-center justify-center rounded-full hover:bg-pressed [&_svg]:size-3.5'

/** One address. What is none says so and can be corrected. */
export function EmailChip({ email, onRemove, onCorrect }: EmailChipProps) {
  const isWrong = !isEmail(email)
  return (
    <span
      className={cx('chip gap-0.5', isWrong && 'bg-danger-soft text-danger-ink')}
      data-tip={isWrong ? notAnAddress(email) : undefined}
    >
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
