'use client'

import { Icon } from '@/components/ui/icon/icon'
import { breakable } from '@/components/ui/display/breakable'
import { PickerFace } from './picker-list'
import type { PickerItem } from './picker-search'

interface ChipProps {
  item: PickerItem
  disabled?: boolean
  onRemove: () => void
}

export function Chip({ item, disabled, onRemove }: ChipProps) {
  return (
    // The hint shows for any hovered or focused part.
    <span data-tip={item.hint} className="chip pl-1">
      <PickerFace item={item} small />
      <span className="min-w-0">{breakable(item.label)}</span>
      <button
        type="button"
        disabled={disabled}
        aria-label={`Remove ${item.label}`}
        onClick={onRemove}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-full text-subtle hover:bg-pressed hover:text-ink"
      >
        <Icon name="x" className="size-3.5" />
      </button>
    </span>
  )
}
