import { Icon } from '@/components/ui/icon/icon'

interface ChipRemoveProps {
  label: string
  disabled?: boolean
  onRemove: () => void
}

/** The cross at the end of a chip. */
export function ChipRemove({ label, disabled, onRemove }: ChipRemoveProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={label}
      onClick={onRemove}
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-full text-subtle hover:bg-pressed hover:text-ink"
    >
      <Icon name="x" className="size-3.5" />
    </button>
  )
}
