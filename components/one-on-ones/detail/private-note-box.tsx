'use client'

import { useEffect, useRef, useState } from 'react'
import { NoteSaver } from '@/components/meetings/detail/note-saver'
import { Field } from '@/components/ui/form/field'
import { SavedIndicator, type SavedState } from '@/components/ui/form/saved-indicator'
import { Textarea } from '@/components/ui/input/textarea'
import { SavedHere } from '@/components/ui/saved-here'
import { Scripted } from '@/components/ui/scripted'
import { savePrivateNoteAction } from '@/lib/one-on-ones/actions'
import { clockTime } from '@/lib/shared/zones'

interface PrivateNoteBoxProps {
  id: string
  text: string
  zone: string
  now: Date
}

const most = 10_000

const savedHere = new SavedHere<string>()

/** A private note, saved while typing. */
export function PrivateNoteBox({ id, text: drawn, zone, now }: PrivateNoteBoxProps) {
  const [saved, setSaved] = useState<SavedState>({ state: 'idle' })
  // From a failure until it is saved: leaving asks first.
  const [isLost, setLost] = useState(false)
  const text = savedHere.newest(id, drawn, now)
  const area = useRef<HTMLTextAreaElement>(null)
  const [saver] = useState(
    () =>
      new NoteSaver(
        text,
        (note) => savePrivateNoteAction({ id, ...note }),
        (state) => {
          if (state.state !== 'saving') setLost(state.state !== 'saved')
          if (state.state === 'saved') savedHere.note(id, state.text, state.at)
          setSaved(state.state === 'saved' ? { state: 'saved', time: clockTime(state.at, zone) } : state)
        },
      ),
  )
  useEffect(() => saver.flush, [saver])
  // Written in another window: shown here before anything is typed on top of it.
  useEffect(() => {
    if (saver.follow(text) && area.current && area.current.value !== text) area.current.value = text
  }, [saver, text])
  return (
    <form method="post" data-keep={isLost || undefined} data-unsent={isLost || undefined}>
      <Scripted className="grid grid-cols-1 gap-1">
        <Field label="Private note" quietLabel hint="Only you see this">
          {(control) => (
            <Textarea
              {...control}
              ref={area}
              rows={5}
              maxLength={most}
              defaultValue={text}
              onChange={({ target }) => saver.change(target.value)}
              onBlur={() => saver.flush()}
            />
          )}
        </Field>
        <SavedIndicator {...saved} />
      </Scripted>
    </form>
  )
}
