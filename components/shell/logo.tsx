import { cx } from '@/components/ui/cx'

/** The product mark: two overlapping voices. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0', className)}>
      <path
        className="fill-accent"
        d="M20 5a10 10 0 0 1 7.9 16.13l1.02 4.2a.75.75 0 0 1-.92.9l-4.12-1.09A10 10 0 1 1 20 5Z"
      />
      <path
        className="fill-primary"
        d="M12 5a10 10 0 0 0-7.9 16.13l-1.02 4.2a.75.75 0 0 0 .92.9l4.12-1.09A10 10 0 1 0 12 5Z"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark className="size-6" />
      <span className="text-lg font-semibold tracking-tight">Rapport</span>
    </span>
  )
}
