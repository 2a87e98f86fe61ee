'use client'

import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { usePress } from '@/components/ui/form/use-press'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { cx } from '@/components/ui/cx'
import { LongText } from '@/components/ui/display/long-text'
import { deletePointNoteAction } from '@/lib/one-on-ones/actions'
import type { AgendaPoint, PointNote } from '@/lib/one-on-ones/queries/agenda-points'

const AddNote = dynamic(() => import('./note-forms').then((module) => module.AddNote), { ssr: false })
const EditNote = dynamic(() => import('./note-forms').then((module) => module.EditNote), { ssr: false })

type Point = Pick<AgendaPoint, 'id' | 'text' | 'isDone' | 'notes'>

interface NoteLineProps {
  pairId: string
  point: Point
  note: PointNote
}

function NoteLine({ pairId, point, note }: NoteLineProps) {
  const [isEditing, setEditing] = useState(false)
  const press = usePress()
  const { id: noteId, text, by, isEdited, can } = note
  if (isEditing) return <EditNote pairId={pairId} point={point} note={note} onDone={() => setEditing(false)} />
  return (
    <>
      <LongText text={text} most={400} className="" />
      <p className="flex flex-wrap items-center gap-3 text-sm wrap-anywhere text-subtle">
        {isEdited ? `${by} · edited` : by}
        {can.change && (
          <>
            <LinkButton onClick={() => setEditing(true)}>Edit</LinkButton>
            <LinkButton onClick={() => void press(deletePointNoteAction({ id: pairId, noteId }))}>Delete</LinkButton>
          </>
        )}
      </p>
    </>
  )
}

interface PointNotesProps {
  point: Point
  pairId: string
  canWrite: boolean
  /** Where the point's own text begins. */
  indent: 'ml-6.5' | 'ml-7' | 'ml-13.5'
  /** Further actions of the point. */
  children?: ReactNode
}

/** Each note has one author, so nobody overwrites another's. */
export function PointNotes({ point, pairId, canWrite, indent, children }: PointNotesProps) {
  const [isAdding, setAdding] = useState(false)
  const { text, notes } = point
  return (
    <div className={cx('grid grid-cols-1 gap-2 pt-1', indent)}>
      {notes.length > 0 && (
        <ul aria-label={`Notes on ${text}`} className="grid grid-cols-1 gap-2 border-l-2 border-line pl-3">
          {notes.map((note) => (
            <li key={note.id}>
              <NoteLine pairId={pairId} point={point} note={note} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddNote pairId={pairId} point={point} onDone={() => setAdding(false)} />}
      <div className="-ml-2.5 flex flex-wrap items-center empty:hidden">
        {canWrite && !isAdding && (
          <Button size="sm" variant="ghost" aria-label={`Add a note on ${text}`} onClick={() => setAdding(true)}>
            Add a note
          </Button>
        )}
        {!isAdding && children}
      </div>
    </div>
  )
}
