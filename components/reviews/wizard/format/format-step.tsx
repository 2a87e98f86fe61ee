'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { formats, newFormContent } from '@/lib/reviews/formats/rules'
import type { FormatKey } from '@/lib/reviews/formats/schema'
import { StepBar } from '../step-bar'
import { StepHeading } from '../step-heading'
import { useSteps } from '../use-steps'
import { useWizard } from '../wizard-context'
import { FormatCards } from './format-cards'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})

/** The first step again, for a form that has been begun: another format replaces its words, never whom it asks. */
export function FormatStep() {
  const { form, openKeys } = useWizard()
  const { goTo } = useSteps()
  const [chosen, setChosen] = useState<FormatKey>()
  const [asking, setAsking] = useState(false)

  function take(format: FormatKey) {
    const { title, description, questions } = newFormContent(format, form.getValues('timeZone'))
    form.setValue('title', title)
    form.setValue('description', description)
    form.setValue('questions', questions)
    openKeys.write(new Set(questions.slice(0, 1).map(({ key }) => key)))
    goTo('questions')
  }

  function choose(format: FormatKey) {
    if (form.getValues('questions').length === 0) return take(format)
    setChosen(format)
    setAsking(true)
  }

  return (
    <>
      <StepHeading
        step="format"
        title="Start from another form"
        text="Your form stays as it is unless you choose one of these. People and permissions are kept either way."
      />
      <FormatCards onChoose={choose} />
      <p className="mt-5 pb-12 text-muted">
        Or leave this form as it is, and{' '}
        <TextLink href="/feedback/add?from=templates">begin another from a template</TextLink>.
      </p>
      {chosen && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title={`Replace your questions by “${formats[chosen].label}”?`}
          text="The title, the description and all questions of this form are replaced. That cannot be undone."
          confirm="Replace them"
          danger
          onConfirm={() => take(chosen)}
        />
      )}
      <StepBar />
    </>
  )
}
