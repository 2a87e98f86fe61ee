import { cx } from '@/components/ui/cx'

const base =
  'w-full min-w-0 rounded-md border border-control bg-surface text-ink transition-colors duration-fast hover:border-subtle focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-subtle [[readonly]]:bg-sunken aria-invalid:border-danger aria-invalid:focus:outline-danger'

/** The look every text-like control shares. `tall` is for those of more than one line. */
export function controlClass(className?: string, tall = false): string {
  return cx(base, tall ? 'px-3 py-2' : 'h-9 px-3', className)
}
