'use client'

import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/ui/form/field'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { PacedSaves } from '@/components/ui/form/paced-saves'
import { SavedIndicator, type SavedState } from '@/components/ui/form/saved-indicator'
import { Textarea } from '@/components/ui/input/textarea'
import { Scripted } from '@/components/ui/scripted'
import { savePrivateNoteAction } from '@/lib/one-on-ones/actions'
import { formatClock } from '@/lib/shared/zones'

interface PrivateNoteBoxProps {
  id: string
  text: string
  zone: string
}

const pauseMs = 700
const most = 10_000

/** Saves a note shortly after each change. */
class NoteSaver {
  private unsaved: string | undefined
  private readonly saves = new PacedSaves(() => this.unsaved === undefined || this.send(this.unsaved))

  constructor(
    private readonly id: string,
    private readonly zone: string,
    private readonly show: (state: SavedState) => void,
  ) {}

  readonly change = (text: string) => {
    this.unsaved = text
    this.saves.saveIn(pauseMs)
  }

  readonly flush = () => void this.saves.flush()

  private async send(text: string) {
    this.unsaved = undefined
    this.show({ state: 'saving' })
    const result = await answerOf(savePrivateNoteAction({ id: this.id, text }))
    const savedAt = faultsOf(result) ? undefined : result?.data?.savedAt
    if (savedAt) this.show({ state: 'saved', time: formatClock(savedAt, this.zone) })
    else {
      this.unsaved ??= text
      this.show({ state: 'failed', retry: this.flush })
    }
    return savedAt !== undefined
  }
}

/** A private note, saved while typing. */
export function PrivateNoteBox({ id, text, zone }: PrivateNoteBoxProps) {
  const [saved, setSaved] = useState<SavedState>({ state: 'idle' })
  const saver = useRef<NoteSaver>(undefined)
  const saverOf = () => (saver.current ??= new NoteSaver(id, zone, setSaved))
  useEffect(() => () => saver.current?.flush(), [])
  return (
    <Scripted className="grid grid-cols-1 gap-1">
      <Field label="Private note" quietLabel hint="Only you see this">
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={most}
            defaultValue={text}
            onChange={({ target }) => saverOf().change(target.value)}
            onBlur={() => saverOf().flush()}
          />
        )}
      </Field>
      <SavedIndicator {...saved} />
    </Scripted>
  )
}
