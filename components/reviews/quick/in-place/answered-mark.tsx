import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon/icon'

/** Stands in place of the Answer button once the viewer has answered. */
export const AnsweredMark = ({ className }: { className?: string }) => (
  <span className={cx('inline-flex shrink-0 items-center gap-1.5 text-sm text-muted', className)}>
    <Icon name="check" className="size-4 text-primary-ink" />
    Answered by you
  </span>
)
