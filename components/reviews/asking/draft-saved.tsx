'use client'

import { SavedIndicator } from '@/components/ui/form/saved-indicator'
import { formatClock } from '@/lib/shared/zones'
import { useCell, type Cell } from './draft/cell'
import { savingOfBoth, type Saving } from './draft/saving'
import { useWizard } from './wizard-context'

type Saver = { saving: Cell<Saving>; flush: () => Promise<boolean> }

/** The save state; `beside` saves another part of the same draft. */
export function DraftSaved({ beside }: { beside?: Saver }) {
  const { saver, draft } = useWizard()
  const own = useCell(saver.saving, (state) => state)
  const others = useCell((beside ?? saver).saving, (state) => state)
  const saving = savingOfBoth(own, others)

  function retry() {
    void saver.flush()
    void beside?.flush()
  }

  switch (saving.state) {
    case 'saving':
      return <SavedIndicator state="saving" />
    case 'saved':
      return <SavedIndicator state="saved" time={formatClock(saving.at, draft.me.timeZone)} />
    case 'failed':
      return <SavedIndicator state="failed" retry={retry} />
    case 'idle':
    case 'too-long':
    case 'signed-out':
    case 'shut':
    case 'elsewhere':
    case 'gone':
      return <SavedIndicator state="idle" />
  }
}
