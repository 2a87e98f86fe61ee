'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { askableForm } from '@/lib/reviews/drafting/rules/draft-faults'
import { formats, inFormat } from '@/lib/reviews/drafting/rules/formats'
import type { FormatKey } from '@/lib/reviews/drafting/rules/format-keys'
import { StepBar } from '@/components/reviews/asking/step-bar'
import { StepHeading } from '@/components/reviews/asking/step-heading'
import { useSteps } from '@/components/reviews/asking/use-steps'
import { useWizard } from '@/components/reviews/asking/wizard-context'
import { FormatCards } from './format-cards'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})

/** The first step again, for a form that has been begun: another format replaces what it asks and promises, never whom it asks. */
export function FormatStep() {
  const { form, openKeys, draft } = useWizard()
  const { goTo } = useSteps()
  const [chosen, setChosen] = useState<FormatKey>()
  const [asking, setAsking] = useState(false)

  function take(format: FormatKey) {
    const content = askableForm(inFormat(form.getValues(), format), draft.can.askAboutOthers)
    const { questions } = content
    form.setValue('title', content.title)
    form.setValue('description', content.description)
    form.setValue('questions', questions)
    form.setValue('about', content.about)
    form.setValue('anonymity', content.anonymity)
    form.setValue('seenBySubject', content.seenBySubject)
    form.setValue('seenByManager', content.seenByManager)
    form.setValue('seenByAdmins', content.seenByAdmins)
    form.setValue('releaseMode', content.releaseMode)
    form.setValue('mayOptOut', content.mayOptOut)
    openKeys.write(new Set(questions.slice(0, 1).map(({ key }) => key)))
    void goTo('questions')
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
        text="Your form stays as it is unless you choose one of these. The people and dates you chose are kept either way."
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
          title={`Replace your form by “${formats[chosen].label}”?`}
          text="Its words, all questions and who sees the answers are replaced. The people and dates you chose stay. That cannot be undone."
          confirm="Replace it"
          danger
          onConfirm={() => take(chosen)}
        />
      )}
      <StepBar />
    </>
  )
}
