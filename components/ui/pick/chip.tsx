'use client'

import { breakable } from '@/components/ui/display/breakable'
import { ChipRemove } from './chip-remove'
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
      <ChipRemove label={`Remove ${item.label}`} disabled={disabled} onRemove={onRemove} />
    </span>
  )
}
