'use client'

import { useState } from 'react'
import { SlotPicker } from '@/components/meetings/timing/slot-picker'
import { FormDialog } from '@/components/ui/form/form-dialog'
import type { UpcomingOneOnOne } from '@/lib/one-on-ones/rescheduling/queries/list-upcoming'

export interface ChooseSlotDialogProps {
  meeting: UpcomingOneOnOne
  slot: { day: string; time: string }
  self: { id: string; name: string }
  clock: { now: Date; zone: string }
  onChoose: (slot: { day: string; time: string }) => void
  onOpenChange: (open: boolean) => void
}

export function ChooseSlotDialog({ meeting, slot, self, clock, onChoose, onOpenChange }: ChooseSlotDialogProps) {
  const [value, setValue] = useState(slot)
  const { id, partner, durationMinutes } = meeting
  const people = [self, { id: partner.memberId, name: partner.name }]
  return (
    <FormDialog
      open
      title={`Choose a time with ${partner.name}`}
      verb="Choose"
      pending={false}
      submit={(event) => {
        event?.preventDefault()
        onChoose(value)
      }}
      onOpenChange={onOpenChange}
    >
      <SlotPicker
        value={value}
        durationMinutes={durationMinutes}
        people={people}
        clock={clock}
        onChange={setValue}
        bookedIds={people.map((person) => person.id)}
        moved={{ id, isWhole: false }}
      />
    </FormDialog>
  )
}
