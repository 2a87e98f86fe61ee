import { cx } from '@/components/ui/cx'
import type { IconName } from './names'
import sheet from './sheet.svg'

const { src }: { src: string } = sheet

interface IconProps {
  name: IconName
  className?: string
}

/**
 * A drawing out of the one sheet that all icons share: two small elements on every page, whichever it is. It is
 * decoration, so what it means is said in words beside it.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={cx('icon', className)} aria-hidden="true">
      <use href={`${src}#${name}`} />
    </svg>
  )
}
