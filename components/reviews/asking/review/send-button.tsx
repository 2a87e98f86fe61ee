'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toastRedirect } from '@/components/ui/form/toast-outcome'
import { toast } from '@/components/ui/overlay/toast'
import { publishReviewAction } from '@/lib/reviews/drafting/actions'
import { stepOfField } from '@/lib/reviews/drafting/rules/draft-faults'
import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'
import { plural } from '@/lib/shared/text'
import { refuse } from '@/components/reviews/asking/draft/checks'
import { isSaved } from '@/components/reviews/asking/draft/is-saved'
import { fetchPermissionRules } from '@/components/reviews/asking/draft/late-rules'
import { useSteps } from '@/components/reviews/asking/use-steps'
import { useAskedCount, useContent, useWizard } from '@/components/reviews/asking/wizard-context'

const checked: WizardStep[] = ['questions', 'permissions']

/** The button, and the toast once it has worked. */
function useWords() {
  const count = useAskedCount()
  const isLater = useContent().startsOn !== ''
  const people = count === 0 ? '' : ` ${isLater ? 'for' : 'to'} ${plural(count, 'person', 'people')}`
  return isLater
    ? { label: `Schedule${people}`, done: `Scheduled${people}` }
    : { label: `Send${people}`, done: `Sent${people}` }
}

/** Sends or schedules the saved draft; a refusal opens its field. */
export function SendButton() {
  const wizard = useWizard()
  const { draft, store, autosave } = wizard
  const { show, isInOrder } = useSteps()
  const { label, done } = useWords()
  const [pending, startTransition] = useTransition()
  const underWay = useRef(false)

  async function send() {
    if (!(await isSaved(autosave.ensureStored(), 'Not sent', store))) return
    const sent = answerOf(publishReviewAction({ id: draft.id, version: store.read().version }))
    const answer = await toastRedirect(sent, done)
    const faults = faultsOf(answer)
    if (!faults) return
    const first = faults.fields[0]
    if (first) {
      refuse(wizard, Object.fromEntries(faults.fields))
      show(stepOfField(first[0]), first[0])
    }
    toast({ type: 'error', title: faults.form ?? first?.[1] ?? 'Not sent' })
  }

  async function checkAndSend() {
    await fetchPermissionRules()
    if (checked.every(isInOrder)) await send()
  }

  function press() {
    if (underWay.current) return
    underWay.current = true
    startTransition(async () => {
      await checkAndSend().finally(() => {
        underWay.current = false
      })
    })
  }

  return (
    <Button variant="primary" pending={pending} onClick={press}>
      <Icon name="send" />
      {label}
    </Button>
  )
}
