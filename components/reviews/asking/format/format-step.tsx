'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { formats, inFormat } from '@/lib/reviews/drafting/rules/formats'
import { formatContent, offeredFormats } from '@/lib/reviews/drafting/rules/offered-formats'
import type { FormatKey } from '@/lib/reviews/drafting/rules/format-keys'
import { StepBar } from '@/components/reviews/asking/step-bar'
import { StepHeading } from '@/components/reviews/asking/step-heading'
import { useSteps } from '@/components/reviews/asking/use-steps'
import { useWizard } from '@/components/reviews/asking/wizard-context'
import { FormatCards } from './format-cards'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})

/** Replaces questions and permissions of a draft; people stay. */
export function FormatStep() {
  const { form, store, draft } = useWizard()
  const { goTo } = useSteps()
  // Respondents stay selected, so led teams don't matter.
  const rights = { ...draft.can, ledTeamIds: [] }
  const [chosen, setChosen] = useState<FormatKey>()
  const [asking, setAsking] = useState(false)

  function take(format: FormatKey) {
    const begun = form.content()
    const content = inFormat(begun, formatContent(format, begun.timeZone, rights))
    form.reset(content)
    store.write({ openKeys: new Set(content.questions.slice(0, 1).map(({ key }) => key)) })
    void goTo('questions')
  }

  function choose(format: FormatKey) {
    if (form.content().questions.length === 0) return take(format)
    setChosen(format)
    setAsking(true)
  }

  return (
    <>
      <StepHeading
        step="format"
        title="Start from another form"
        text="Replaces your questions. People and dates stay."
      />
      <FormatCards offered={offeredFormats(rights)} onChoose={choose} />
      <p className="mt-5 pb-12 text-muted">
        Or <TextLink href="/feedback/add?from=templates">start a new form from a template</TextLink>
      </p>
      {chosen && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title={`Replace your form with “${formats[chosen].label}”?`}
          text="Your questions and privacy settings are replaced. People and dates stay. This can’t be undone."
          confirm="Replace"
          danger
          onConfirm={() => take(chosen)}
        />
      )}
      <StepBar />
    </>
  )
}
