'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { AskFields } from './ask-fields'
import { NoteFields } from './note-fields'
import type { QuickStart } from './quick-start'
import { useAsk } from './use-ask'
import { useNote } from './use-note'

interface QuickDialogProps {
  start: QuickStart
  /** The viewer's. */
  zone: string
  canInvite: boolean
  present: () => Date
  open: boolean
  onOpenChange: (open: boolean) => void
  onSent: () => void
}

const titles = { ask: 'Ask a question', note: 'Give feedback' } as const
const segments = Object.entries(titles).map(([value, label]) => ({ value, label }))

/** A quick ask or a note, in a dialog. */
export function QuickDialog({ start, zone, canInvite, present, open, onOpenChange, onSent }: QuickDialogProps) {
  const [act, setAct] = useState(start.act)
  const ask = useAsk({ start, zone, present, onSent })
  const note = useNote({ person: start.person, onSent })
  const { submit, pending } = act === 'ask' ? ask : note
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      submit={submit}
      pending={pending}
      title={titles[act]}
      verb="Send"
      hasPicker
    >
      <div data-restored className="grid grid-cols-1 gap-4 pb-1">
        <SegmentedControl
          legend="What to send"
          name="act"
          segments={segments}
          value={act}
          onChange={({ target }) => setAct(target.value === 'note' ? 'note' : 'ask')}
        />
        {act === 'ask' ? <AskFields ask={ask} canInvite={canInvite} /> : <NoteFields note={note} />}
      </div>
    </FormDialog>
  )
}
