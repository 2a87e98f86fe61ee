'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, type RefObject } from 'react'
import { answerOf } from '@/components/ui/form/answer-of'
import { PacedSaves } from '@/components/ui/form/paced-saves'
import type { SavedState } from '@/components/ui/form/saved-indicator'
import { saveGoalDraftAction } from '@/lib/goals/drafts/actions'
import type { GoalDrafting, GoalFormStart } from '@/lib/goals/queries/get-goal-form'
import { clockTime } from '@/lib/shared/zones'
import type { GoalFormReturn } from './goal-form-part'

type Start = Pick<GoalFormStart, 'continuesId' | 'reviewId'> & { drafting?: GoalDrafting }

const pauseMs = 700

/** The router restores the page's first version, without this tab's saves. */
let lastSavedAt: Date | undefined

/** Saves the form and reports the result. */
function draftSaves(form: GoalFormReturn, { drafting, ...from }: Start, show: (saved: SavedState) => void) {
  let isSaved = true

  async function save() {
    isSaved = true
    show({ state: 'saving' })
    const answer = await answerOf(saveGoalDraftAction({ ...from, values: form.getValues() }))
    if (answer?.data && drafting) {
      lastSavedAt = answer.data.savedAt
      show({ state: 'saved', time: clockTime(lastSavedAt, drafting.zone) })
      return true
    }
    isSaved = false
    show({ state: 'failed', retry: () => void saves.flush() })
    return false
  }

  const saves = new PacedSaves(() => isSaved || save())
  function touch() {
    isSaved = false
    saves.saveIn(pauseMs)
  }
  return { saves, touch }
}

/** Saves a new goal's draft on pauses; nothing for an existing goal. */
export function useGoalDraft(form: GoalFormReturn, start: Start, savesRef: RefObject<PacedSaves | null>) {
  const { drafting, continuesId, reviewId } = start
  const [saving, setSaving] = useState<SavedState>({ state: 'idle' })
  const router = useRouter()

  useEffect(() => {
    if (!drafting) return
    if (lastSavedAt && lastSavedAt > drafting.readAt) router.refresh()
    const { saves, touch } = draftSaves(form, { drafting, continuesId, reviewId }, setSaving)
    savesRef.current = saves
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        setSaving((shown) => (shown.state === 'saved' ? { state: 'idle' } : shown))
        touch()
      },
    })
    return () => {
      stop()
      void saves.flush()
    }
  }, [form, drafting, continuesId, reviewId, router, savesRef])

  return saving
}
