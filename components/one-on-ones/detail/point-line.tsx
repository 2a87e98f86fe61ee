'use client'

import dynamic from 'next/dynamic'
import { linked } from '@/components/ui/display/linked'
import { Checkbox } from '@/components/ui/input/checkbox'
import { Link } from '@/components/ui/link'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'

const EditPoint = dynamic(() => import('./edit-point').then((module) => module.EditPoint), { ssr: false })

interface PointLineProps {
  point: AgendaPoint
  pairId: string
  canTick: boolean
  isEditing: boolean
  onTick: (isDone: boolean) => void
  onEdited: () => void
}

/** One talking point, ticked in a meeting. */
export function PointLine({ point, pairId, canTick, isEditing, onTick, onEdited }: PointLineProps) {
  const untick = canTick ? () => onTick(false) : undefined
  if (isEditing) return <EditPoint point={point} pairId={pairId} onDone={onEdited} onUntick={untick} />
  const { text, link, by, isDone, carriedFrom } = point
  const origin = carriedFrom ? `${by} · Carried over from ${carriedFrom}` : by
  return (
    <div id={point.id} className="flex items-start justify-between gap-x-3">
      {canTick || isDone ? (
        <Checkbox
          label={<span className={isDone ? 'text-subtle line-through' : undefined}>{linked(text)}</span>}
          hint={origin}
          checked={isDone}
          disabled={!canTick}
          onChange={({ target }) => onTick(target.checked)}
        />
      ) : (
        <p className="min-w-0 wrap-anywhere">
          {linked(text)}
          <span className="block text-sm text-subtle">{origin}</span>
        </p>
      )}
      {link !== '' && (
        <Link href={link} aria-label={`Open ${text}`} className="text-link mt-1.5 text-sm">
          Open
        </Link>
      )}
    </div>
  )
}
