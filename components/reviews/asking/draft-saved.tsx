'use client'

import { SavedIndicator } from '@/components/ui/form/saved-indicator'
import { clockTime } from '@/lib/shared/zones'
import { savingOfBoth, type Saving } from './draft/saving'
import { useStore, type Store } from './draft/store'
import { useWizard } from './wizard-context'

type Beside = { store: Pick<Store<{ saving: Saving }>, 'read' | 'subscribe'>; flush: () => Promise<boolean> }

/** The save state; `beside` saves another part of the same draft. */
export function DraftSaved({ beside }: { beside?: Beside }) {
  const { store, autosave, draft } = useWizard()
  const own = useStore(store, (state) => state.saving)
  const others = useStore((beside ?? { store }).store, (state) => state.saving)
  const saving = savingOfBoth(own, others)

  function retry() {
    void autosave.flush()
    void beside?.flush()
  }

  switch (saving.state) {
    case 'saving':
      return <SavedIndicator state="saving" />
    case 'saved':
      return <SavedIndicator state="saved" time={clockTime(saving.at, draft.me.timeZone)} />
    case 'failed':
      return <SavedIndicator state="failed" retry={retry} />
    case 'idle':
      return <SavedIndicator state="idle" />
    case 'too-long':
    case 'signed-out':
    case 'shut':
    case 'elsewhere':
    case 'gone':
      // The notice that says why may be far above.
      return <SavedIndicator state="refused" reason="Not saved" />
  }
}
