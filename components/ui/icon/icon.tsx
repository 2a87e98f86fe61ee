import { cx } from '@/components/ui/cx'
import type { IconName } from './names'
import sheet from './sheet.svg'

const { src }: { src: string } = sheet

interface IconProps {
  name: IconName
  className?: string
}

/** An icon from the shared sprite, two elements each. Decoration, so its meaning needs words. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={cx('icon', className)} aria-hidden="true">
      <use href={`${src}#${name}`} />
    </svg>
  )
}
