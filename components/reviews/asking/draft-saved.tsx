'use client'

import { SavedIndicator } from '@/components/ui/form/saved-indicator'
import { formatClock } from '@/lib/shared/dates'
import { useCell } from './draft/cell'
import { useWizard } from './wizard-context'

/** Whether what was typed is safe. */
export function DraftSaved() {
  const { saver, draft } = useWizard()
  const saving = useCell(saver.saving, (state) => state)
  switch (saving.state) {
    case 'saving':
      return <SavedIndicator state="saving" />
    case 'saved':
      return <SavedIndicator state="saved" time={formatClock(saving.at, draft.me.timeZone)} />
    case 'failed':
      return <SavedIndicator state="failed" retry={() => void saver.flush()} />
    case 'idle':
    case 'too-long':
    case 'signed-out':
    case 'elsewhere':
    case 'gone':
      return <SavedIndicator state="idle" />
  }
}
