'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { successOf } from '@/components/ui/form/toast-outcome'
import { rescheduleOneOnOnesAction } from '@/lib/one-on-ones/rescheduling/actions'
import type { UpcomingOneOnOne } from '@/lib/one-on-ones/rescheduling/queries/list-upcoming'
import { rescheduleLimits } from '@/lib/one-on-ones/rescheduling/rules'
import { useLandings, type RequestedSlot } from './use-landings'
import { landsOn, type Way } from './way-fields'

type Slot = Omit<RequestedSlot, 'id'>

/** A row result under the other person's name. */
export interface MoveResult {
  id: string
  name: string
  movedTo: Date | null
  /** What was asked for and taken. */
  taken: Slot | null
  why: string | null
}

type Move = Slot & { id: string; version: number; taken: Slot | null }

/** Sends moves and keeps row results. */
function useSending(meetings: readonly UpcomingOneOnOne[], onResults: (results: readonly MoveResult[]) => void) {
  const [results, setResults] = useState<readonly MoveResult[]>([])
  const [presses, setPresses] = useState(0)
  const [pending, startTransition] = useTransition()
  const router = useRouter()

  const press = (moves: Move[]) =>
    startTransition(async () => {
      const answer = await successOf(
        rescheduleOneOnOnesAction({ moves: moves.map(({ taken: _taken, ...move }) => move) }),
      )
      setPresses((count) => count + 1)
      if (!answer) return router.refresh()
      const nameOf = (id: string) => meetings.find((one) => one.id === id)?.partner.name ?? ''
      const takenOf = (id: string) => moves.find((one) => one.id === id)?.taken ?? null
      const rows = (answer.data?.rows ?? []).map(({ id, movedTo, why }) => {
        return { id, name: nameOf(id), movedTo, taken: takenOf(id), why }
      })
      setResults(rows)
      onResults(rows)
    })

  return { results, presses, pending, press }
}

/** The selection, the targets and the last row results. */
export function useMoves(meetings: readonly UpcomingOneOnOne[], way: Way) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [ownSlots, setOwnSlots] = useState<Readonly<Record<string, Slot>>>({})
  const sending = useSending(meetings, (results) => {
    setChosenIds(results.flatMap(({ id, movedTo }) => (movedTo === null ? [id] : [])))
    setOwnSlots({})
  })

  const chosen = meetings.filter(({ id }) => chosenIds.includes(id))
  const requestedSlot = ({ id, day, time }: UpcomingOneOnOne): RequestedSlot => ({
    id,
    day: landsOn(way, day),
    time,
    ...ownSlots[id],
  })
  const { landings, ...lookup } = useLandings(chosen.map(requestedSlot), sending.presses)

  const moves = chosen.flatMap((meeting) => {
    const { id, version } = meeting
    const landing = landings.find((one) => one.id === id)
    const asked = requestedSlot(meeting)
    const slot = landing?.isFree ? asked : landing?.next
    return slot ? [{ id, version, day: slot.day, time: slot.time, taken: landing?.isFree ? null : asked }] : []
  })

  const choose = (ids: readonly string[]) => setChosenIds(ids.slice(0, rescheduleLimits.moves))

  return {
    ...sending,
    chosenIds,
    requestedSlot,
    landings,
    lookup,
    moves,
    choose,
    toggle: (id: string) => choose(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id]),
    setSlot: (id: string, slot: Slot) => setOwnSlots({ ...ownSlots, [id]: slot }),
    forgetSlots: () => setOwnSlots({}),
  }
}
