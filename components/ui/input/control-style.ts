import { cx } from '@/components/ui/cx'

/** The look of text-like controls; `tall` for multi-line ones. */
export function controlClass(className?: string, tall = false): string {
  return cx('control', tall ? 'px-3 py-2' : 'h-9 px-3', className)
}
