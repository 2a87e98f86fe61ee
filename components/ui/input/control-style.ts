import { cx } from '@/components/ui/cx'

/** The look every text-like control shares. `tall` is for those of more than one line. */
export function controlClass(className?: string, tall = false): string {
  return cx('control', tall ? 'px-3 py-2' : 'h-9 px-3', className)
}
