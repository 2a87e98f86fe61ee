'use client'

import { useSearchParams } from 'next/navigation'
import { toast } from '@/components/ui/overlay/toast'
import { FAULTS_TITLE } from '@/lib/reviews/model/rules/form-errors'
import { wizardSteps, type WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'
import { attempt } from './draft/checks'
import { focusField, stepField } from './draft/focus-field'
import { fetchPermissionRules } from './draft/late-rules'
import { useWizard, type WizardParts } from './wizard-context'

const toastMs = 5000

const isStep = (value: string | null): value is WizardStep => wizardSteps.some((step) => step === value)

/** A step's URL, keeping a new form's format. */
function stepHref(step: WizardStep, search: string) {
  const params = new URLSearchParams(search)
  params.set('step', step)
  return `?${params.toString()}`
}

// Changes the history without a request.
function openStep(step: WizardStep, field = stepField(step)) {
  window.history.pushState(null, '', stepHref(step, window.location.search))
  focusField(field)
}

/** Opens invalid questions. */
function openFaulty({ store }: WizardParts) {
  const { openKeys, faults } = store.read()
  store.write({ isPreviewing: false, openKeys: new Set([...openKeys, ...faults.questions.keys()]) })
}

function complain(messages: string[]) {
  if (messages.length === 0) return
  toast({ type: 'error', title: FAULTS_TITLE, description: messages.join('\n'), duration: toastMs, key: FAULTS_TITLE })
}

/** Wizard navigation: back always, forward through valid steps. */
export function useSteps() {
  const wizard = useWizard()
  const search = useSearchParams()
  const asked = search.get('step')
  const step: WizardStep = isStep(asked) ? asked : 'questions'

  /** True if the step is valid; else focuses the first error. */
  function isInOrder(checked: WizardStep): boolean {
    const { messages, first } = attempt(wizard, checked)
    if (first === undefined && messages.length === 0) return true
    complain(messages)
    openFaulty(wizard)
    show(checked, first)
    return false
  }

  function show(target: WizardStep, field?: string) {
    if (target === step) focusField(field ?? stepField(target))
    else openStep(target, field)
  }

  async function goTo(target: WizardStep) {
    const from = wizardSteps.indexOf(step)
    const between = wizardSteps.slice(from, Math.max(from, wizardSteps.indexOf(target)))
    if (between.includes('permissions')) await fetchPermissionRules()
    if (between.every(isInOrder)) show(target)
  }

  const hrefOf = (target: WizardStep) => stepHref(target, search.toString())
  return { step, goTo, show, isInOrder, hrefOf }
}
