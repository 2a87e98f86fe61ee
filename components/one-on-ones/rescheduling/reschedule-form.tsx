'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { FormActions } from '@/components/ui/form/form-actions'
import type { UpcomingOneOnOne } from '@/lib/one-on-ones/rescheduling/queries/list-upcoming'
import { rescheduleLimits } from '@/lib/one-on-ones/rescheduling/rules'
import { dayIn } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { MoveLine } from './move-line'
import { MoveResults } from './move-results'
import { useMoves } from './use-moves'
import { wayFault, WayFields, type Way } from './way-fields'

const ChooseSlotDialog = dynamic(() => import('./choose-slot-dialog').then((module) => module.ChooseSlotDialog), {
  ssr: false,
})

interface RescheduleFormProps {
  meetings: readonly UpcomingOneOnOne[]
  self: { id: string; name: string }
  clock: { now: Date; zone: string }
}

const WEEK_DAYS = 7
const { moves: most } = rescheduleLimits

/** Moves several one-on-ones, showing where each lands. */
export function RescheduleForm({ meetings, self, clock }: RescheduleFormProps) {
  const today = dayIn(clock.now, clock.zone)
  const [entered, setEntered] = useState<Way>({ kind: 'by', days: WEEK_DAYS, day: today })
  const [way, setWay] = useState(entered)
  const [changedId, setChangedId] = useState<string>()
  const moving = useMoves(meetings, way)
  const { chosenIds, landings, lookup, moves, results, presses, requestedSlot } = moving
  const changed = meetings.find(({ id }) => id === changedId)

  return (
    <div className="grid grid-cols-1 gap-6">
      {results.length > 0 && <MoveResults key={presses} results={results} zone={clock.zone} />}
      <WayFields
        way={entered}
        today={today}
        onChange={(next) => {
          setEntered(next)
          if (wayFault(next, today) !== undefined) return
          setWay(next)
          moving.forgetSlots()
        }}
      />
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap gap-4 text-sm">
          <LinkButton onClick={() => moving.choose(meetings.map(({ id }) => id))}>Choose all</LinkButton>
          <LinkButton onClick={() => moving.choose([])}>Choose none</LinkButton>
          {meetings.length > most && <span className="text-subtle">At most {most} at a time</span>}
        </div>
        <ul aria-label="One-on-ones" aria-busy={lookup.isWaiting} className="list">
          {meetings.map((meeting) => (
            <MoveLine
              key={meeting.id}
              meeting={meeting}
              isChosen={chosenIds.includes(meeting.id)}
              isFull={chosenIds.length >= most}
              requested={requestedSlot(meeting)}
              landing={landings.find(({ id }) => id === meeting.id)}
              onToggle={() => moving.toggle(meeting.id)}
              onChange={() => setChangedId(meeting.id)}
            />
          ))}
        </ul>
      </div>
      {lookup.hasFailed && <p className="text-sm text-subtle">Couldn’t check these times.</p>}
      <FormActions className="sticky-foot">
        <Button
          variant="primary"
          pending={moving.pending}
          disabled={moves.length === 0 || lookup.isWaiting || entered !== way}
          onClick={() => moving.press(moves)}
        >
          {moves.length === 0 ? 'Move' : `Move ${plural(moves.length, 'one-on-one')}`}
        </Button>
      </FormActions>
      {changed && (
        <ChooseSlotDialog
          self={self}
          clock={clock}
          meeting={changed}
          slot={landings.find(({ id }) => id === changed.id)?.next ?? requestedSlot(changed)}
          onChoose={(slot) => {
            moving.setSlot(changed.id, slot)
            setChangedId(undefined)
          }}
          onOpenChange={(open) => !open && setChangedId(undefined)}
        />
      )}
    </div>
  )
}
