'use client'

import { KeepButton } from '@/components/reviews/asking/format/keep-button'
import { StepBar } from '@/components/reviews/asking/step-bar'
import { StepHeading } from '@/components/reviews/asking/step-heading'
import { FullPreviewButton } from './full-preview-button'
import { QuestionEditor, ViewSwitch } from './question-editor'

export function QuestionsStep() {
  return (
    <>
      <StepHeading
        step="questions"
        title="Create your questions"
        text="Saved as you go."
        action={
          <span className="flex flex-wrap items-center gap-2">
            <ViewSwitch />
            <KeepButton />
            {/* On phones the inline preview already fills the screen. */}
            <span className="max-sm:hidden">
              <FullPreviewButton />
            </span>
          </span>
        }
      />
      <QuestionEditor />
      <StepBar />
    </>
  )
}
