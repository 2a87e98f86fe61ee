import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { slotsOf, suitableSlot, type Busy } from '@/lib/meetings/rules/meeting-times'
import type { Day } from '@/lib/shared/dates'

interface Suggesting {
  /** Off for a meeting that has its time. */
  isOn: boolean
  value: { day: Day; time: string }
  onChange: (slot: { day: Day; time: string }) => void
  durationMinutes: number
  clock: { now: Date; zone: string }
  memberIds: readonly string[]
  answer: { busy: readonly Busy[]; zones: readonly { timeZone: string }[]; isWaiting: boolean }
}

/** Moves the suggested time to one that suits the chosen people, until somebody picks one. */
export function useSuggested({ isOn, value, onChange, durationMinutes, clock, memberIds, answer }: Suggesting) {
  const [from] = useState(value.time)
  const suggested = useRef(value)

  const suggest = useEffectEvent(() => {
    const { day, time } = suggested.current
    if (value.day !== day || value.time !== time) return
    const zones = [clock.zone, ...answer.zones.map(({ timeZone }) => timeZone)]
    const slot = suitableSlot(slotsOf(day, durationMinutes, clock, answer.busy), from, zones)
    if (slot === undefined || slot.time === time) return
    suggested.current = { day, time: slot.time }
    onChange(suggested.current)
  })

  const key = memberIds.join()
  useEffect(() => {
    if (isOn && !answer.isWaiting) suggest()
  }, [isOn, answer.isWaiting, key])
}
