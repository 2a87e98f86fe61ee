'use client'

import { useOptimistic, useState, useTransition, type ComponentProps } from 'react'
import { SortableList } from '@/components/ui/pick/sortable-list'
import { usePress } from '@/components/ui/form/use-press'
import { moveTalkingPointAction, tickTalkingPointAction } from '@/lib/one-on-ones/actions'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'
import { movedBefore } from '@/lib/one-on-ones/rules/talking-points'
import { HeldPlaces, useHeldPlaces } from './held-places'
import { PointActs } from './point-acts'
import { PointForm } from './point-form'
import { PointLine } from './point-line'
import { PointNotes } from './point-notes'

type Change = { pointId: string; isDone: boolean } | { pointId: string; beforeId: string | null }

/** The agenda after this change, shown optimistically. */
function changed(points: AgendaPoint[], change: Change): AgendaPoint[] {
  if ('isDone' in change)
    return points.map((point) => (point.id === change.pointId ? { ...point, isDone: change.isDone } : point))
  const ids = movedBefore(
    points.map(({ id }) => id),
    change.pointId,
    change.beforeId,
  )
  return ids.flatMap((id) => points.find((point) => point.id === id) ?? [])
}

/** Talking points: sorted by dragging or keys, ticked in the meeting. */
export function AgendaList({
  agenda,
}: {
  agenda: {
    pairId: string
    points: AgendaPoint[]
    /** Points can be added. */
    isOpen: boolean
    /** The meeting to tick them in; null: none. */
    meeting: { id: string; isCanceled: boolean } | null
  }
}) {
  const { meeting, pairId, points, isOpen } = agenda
  const [shown, show] = useOptimistic(points, changed)
  const [editingIds, setEditingIds] = useState<readonly string[]>([])
  const [, startTransition] = useTransition()
  const press = usePress()
  const { hold, letGo, isShownDone, listed } = useHeldPlaces(shown, isOpen)
  const open = listed.filter((point) => !isShownDone(point))
  const done = listed.filter(isShownDone)
  const canTick = meeting !== null && !meeting.isCanceled

  const tick = (pointId: string) => (isDone: boolean) =>
    startTransition(async () => {
      if (!meeting) return
      show({ pointId, isDone })
      await press(tickTalkingPointAction({ id: pairId, pointId, meetingId: meeting.id, isDone }))
    })

  const move = (from: number, to: number) =>
    startTransition(async () => {
      const point = open[from]
      if (!point) return
      const beforeId = open.slice(to > from ? to + 1 : to).find(({ isDone }) => !isDone)?.id ?? null
      show({ pointId: point.id, beforeId })
      await press(moveTalkingPointAction({ id: pairId, pointId: point.id, beforeId }))
    })

  const lineOf = (point: AgendaPoint) => (
    <PointLine
      point={point}
      pairId={pairId}
      canTick={canTick}
      isEditing={editingIds.includes(point.id)}
      onTick={tick(point.id)}
      onEdited={() => setEditingIds((ids) => ids.filter((id) => id !== point.id))}
    />
  )
  const notesOf = (point: AgendaPoint, indent: ComponentProps<typeof PointNotes>['indent']) => (
    <PointNotes point={point} pairId={pairId} canWrite={isOpen || canTick} indent={indent}>
      {point.can.change && !editingIds.includes(point.id) && (
        <PointActs
          point={point}
          pairId={pairId}
          onEdit={() => setEditingIds((ids) => [...ids, point.id])}
          onDeleted={() => letGo(point.id)}
        />
      )}
    </PointNotes>
  )
  return (
    <HeldPlaces value={hold}>
      <div className="grid grid-cols-1 gap-4">
        {open.length > 0 && (
          <SortableList
            label="Talking points"
            items={open.map((point) => ({
              id: point.id,
              name: point.text,
              content: lineOf(point),
              body: notesOf(point, canTick ? 'ml-13.5' : 'ml-7'),
            }))}
            onMove={move}
          />
        )}
        {listed.length === 0 && (
          <p className="text-muted">
            {meeting && !isOpen ? 'No talking points ticked off.' : 'No talking points yet.'}
          </p>
        )}
        {isOpen && <PointForm pairId={pairId} />}
        {done.length > 0 && (
          <ul aria-label="Ticked off" className="list">
            {done.map((point) => (
              <li key={point.id} className="px-4 py-2.5">
                {lineOf(point)}
                {notesOf(point, 'ml-6.5')}
              </li>
            ))}
          </ul>
        )}
      </div>
    </HeldPlaces>
  )
}
