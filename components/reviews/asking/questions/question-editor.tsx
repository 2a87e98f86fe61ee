'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore, type ReactNode } from 'react'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { useCell } from '@/components/reviews/asking/draft/cell'
import { useWizard } from '@/components/reviews/asking/wizard-context'
import { AddQuestion } from './add-question'
import { FormWords } from './form-words'
import { QuestionList } from './question-list'
import { useQuestionList } from './use-question-list'

const LivePreview = dynamic(() => import('./live-preview').then((module) => module.LivePreview), { ssr: false })

const wide = '(min-width: 75rem)'
const segments = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
]

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether form and preview fit beside each other; unknown on the server, which draws the form alone. */
const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  )

/** Form or preview, where there is no room for both. */
export function ViewSwitch() {
  const { isPreviewing } = useWizard()
  const isLookedAt = useCell(isPreviewing, (value) => value)
  return (
    <SegmentedControl
      className="min-[75rem]:hidden"
      legend="What is shown"
      name="view"
      segments={segments}
      value={isLookedAt ? 'preview' : 'write'}
      onChange={(event) => isPreviewing.write(event.target.value === 'preview')}
    />
  )
}

/** The words and the questions of a form, with its preview beside them. `children` stand below the questions. */
export function QuestionEditor({ children }: { children?: ReactNode }) {
  const list = useQuestionList()
  const isLookedAt = useCell(useWizard().isPreviewing, (value) => value)
  const isWide = useIsWide()
  const isWriting = isWide || !isLookedAt
  return (
    <div className="grid grid-cols-1 items-start gap-8 pb-12 min-[75rem]:grid-cols-[minmax(0,1fr)_26rem]">
      {isWriting && (
        <div className="grid grid-cols-1 gap-6">
          <FormWords />
          <QuestionList list={list} />
          <AddQuestion count={list.fields.length} onAdd={list.actions.add} />
          {children}
        </div>
      )}
      {(isWide || !isWriting) && (
        <aside
          aria-label="Preview"
          className="min-[75rem]:sticky min-[75rem]:top-20 min-[75rem]:max-h-[calc(100dvh-9.5rem)] min-[75rem]:overflow-y-auto min-[75rem]:rounded-lg min-[75rem]:border min-[75rem]:border-line min-[75rem]:bg-sunken min-[75rem]:p-5"
        >
          <LivePreview />
        </aside>
      )}
    </div>
  )
}
