'use client'

import type { FieldControl } from '@/components/ui/form/field'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { allZones, zoneName } from '@/lib/shared/zone-names'

const itemOf = (zone: string): PickerItem => ({ id: zone, label: zoneName(zone), hint: zone, kind: 'place' })

interface ZonePickerProps {
  control: FieldControl
  value: string
  onChange: (zone: string) => void
}

/** Searched by city. */
export function ZonePicker({ control, value, onChange }: ZonePickerProps) {
  return (
    <SinglePicker
      control={control}
      items={allZones().map(itemOf)}
      value={itemOf(value)}
      onChange={({ id }) => onChange(id)}
      nothing="No matches; try a larger city"
    />
  )
}
