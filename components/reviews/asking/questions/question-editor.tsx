'use client'

import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { Scripted } from '@/components/ui/scripted'
import { useDraftState, useWizard } from '@/components/reviews/asking/wizard-context'
import { AddQuestion } from './add-question'
import { FormWords } from './form-words'
import { LivePreview } from './live-preview'
import { QuestionList } from './question-list'
import { useQuestionList } from './use-question-list'

const segments = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
]

/** Form or preview, on narrow windows. */
export function ViewSwitch() {
  const { store } = useWizard()
  const isLookedAt = useDraftState(({ isPreviewing }) => isPreviewing)
  return (
    <Scripted className="min-[75rem]:hidden">
      <SegmentedControl
        legend="What is shown"
        name="view"
        segments={segments}
        value={isLookedAt ? 'preview' : 'write'}
        onChange={(event) => store.write({ isPreviewing: event.target.value === 'preview' })}
      />
    </Scripted>
  )
}

/**
 * The form's text and questions with a preview beside or, on narrow windows, instead; both are always rendered for the
 * first paint. `children` go below.
 */
export function QuestionEditor({ children, what }: { children?: ReactNode; what?: 'form' | 'template' }) {
  const list = useQuestionList()
  const isLookedAt = useDraftState(({ isPreviewing }) => isPreviewing)
  return (
    <div className="grid grid-cols-1 items-start gap-8 pb-12 min-[75rem]:grid-cols-[minmax(0,1fr)_26rem]">
      <Scripted className={cx('grid grid-cols-1 gap-6', isLookedAt && 'max-[75rem]:hidden')}>
        <FormWords />
        <QuestionList list={list} />
        <AddQuestion count={list.lines.length} onAdd={list.actions.add} />
        {children}
      </Scripted>
      <aside
        aria-label="Preview"
        className={cx(
          'min-[75rem]:sticky min-[75rem]:top-20 min-[75rem]:max-h-[calc(100dvh-9.5rem)] min-[75rem]:overflow-y-auto min-[75rem]:rounded-lg min-[75rem]:border min-[75rem]:border-line min-[75rem]:bg-sunken min-[75rem]:p-5',
          !isLookedAt && 'max-[75rem]:hidden',
        )}
      >
        <LivePreview what={what} />
      </aside>
    </div>
  )
}
