import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { isSameNote, NoteSaver, type NoteState } from '@/components/meetings/detail/note-saver'
import { usePress } from '@/components/ui/form/use-press'
import { toast } from '@/components/ui/overlay/toast'
import { SavedHere } from '@/components/ui/saved-here'
import { writeDecisionsAction } from '@/lib/follow-ups/actions'

interface Drawn {
  id: string
  decisions: string
  now: Date
}

const undoMs = 10_000

const savedHere = new SavedHere<string>()

type Press = ReturnType<typeof usePress>

async function takeBack(id: string, { seen, before }: { seen: string; before: string }, press: Press) {
  const work = writeDecisionsAction({ id, seen, decisions: before })
  if (!(await press(work, 'Taken back'))) return
  const savedAt = (await work)?.data?.savedAt
  if (savedAt) savedHere.note(id, before, savedAt)
}

/** Says what was saved on the way to another page, where nothing else shows it. */
function useLeaving(id: string, saver: NoteSaver) {
  const press = usePress()
  useEffect(() => {
    async function leave() {
      const replaced = await saver.leave()
      if (!replaced) return
      const action = { label: 'Undo', run: () => void takeBack(id, replaced, press) }
      toast({ type: 'success', title: 'Decisions saved', duration: undoMs, action })
    }
    return () => void leave()
  }, [id, saver, press])
}

/** The decisions as typed, saved here, or saved by somebody else. */
export function useDecisions({ id, decisions, now }: Drawn) {
  const [saved, setSaved] = useState<NoteState | { state: 'idle' }>({ state: 'idle' })
  // The last outcome, while the next one is awaited.
  const [lost, setLost] = useState<'failed' | 'refused'>()
  const [typed, setTyped] = useState<string>()
  const router = useRouter()
  const drawn = savedHere.newest(id, decisions, now)
  // Unchanged by a reading of its own save, so that spaces at its end stay where somebody types on.
  const standing = saved.state === 'saved' && isSameNote(saved.text, drawn) ? saved.text : drawn

  function show(state: NoteState) {
    setSaved(state)
    if (state.state === 'saving') return
    setLost(state.state === 'saved' ? undefined : state.state)
    if (state.state === 'refused') router.refresh()
    if (state.state !== 'saved') return
    savedHere.note(id, state.text, state.at)
    setTyped((text) => (text === state.text ? undefined : text))
  }

  const [saver] = useState(
    () => new NoteSaver(drawn, ({ seen, text }) => writeDecisionsAction({ id, seen, decisions: text }), show),
  )
  useLeaving(id, saver)
  useEffect(() => void saver.follow(standing), [saver, standing])

  function type(text: string) {
    setTyped(text)
    saver.change(text)
  }
  function drop() {
    saver.drop(standing)
    setTyped(undefined)
    setSaved({ state: 'idle' })
    setLost(undefined)
  }
  const undo = () => setTyped(saver.undo())
  const replace = () => saver.replace(standing)
  return { saved, lost, standing, text: typed ?? standing, type, flush: saver.flush, undo, replace, drop }
}
