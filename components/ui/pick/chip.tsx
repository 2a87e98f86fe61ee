'use client'

import { Icon } from '@/components/ui/icon/icon'
import { PickerFace } from './picker-list'
import type { PickerItem } from './picker-search'

interface ChipProps {
  item: PickerItem
  disabled?: boolean
  onRemove: () => void
}

/** One chosen item. */
export function Chip({ item, disabled, onRemove }: ChipProps) {
  return (
    <span className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full bg-neutral-soft pr-0.5 pl-1 text-sm">
      <PickerFace item={item} small />
      <span className="min-w-0 truncate" data-tip={item.hint}>
        {item.label}
      </span>
      <button
        type="button"
        disabled={disabled}
        aria-label={`Remove ${item.label}`}
        onClick={onRemove}
        className="inline-flex size-6 items-center justify-center rounded-full text-subtle hover:bg-pressed hover:text-ink"
      >
        <Icon name="x" className="size-3.5" />
      </button>
    </span>
  )
}
