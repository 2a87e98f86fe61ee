'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { questionCardId } from '@/components/reviews/form-view/question-card'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import type { AnswerStore } from './saving/answer-store'
import { hrefOf, submitAnswers, type Access } from './saving/access'
import { expectReceipt } from './receipt/receipt-heading'

const needLook = 'Fix the marked answers, then send again.'
const notSent = 'Not sent. Your answers are saved on this device. Try again in a moment.'

function goTo(questionId: string | undefined) {
  if (questionId === undefined) return
  document.getElementById(questionCardId(questionId))?.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** The error message, or undefined when sent; `onPromise` where the notice above the form has changed. */
async function sendThrough(access: Access, store: AnswerStore, onPromise: () => void): Promise<string | undefined> {
  if (!(await store.flush())) {
    const questionId = store.mend({})
    goTo(questionId)
    const { saving } = store.read()
    return 'message' in saving ? saving.message : questionId === undefined ? notSent : needLook
  }
  const result = await answerOf(submitAnswers(access))
  const faults = faultsOf(result)
  if (!faults) {
    store.forget()
    return undefined
  }
  if (!result) return notSent
  const promise = faults.fields.find(([field]) => field === 'notice')
  if (promise) {
    onPromise()
    return promise[1]
  }
  goTo(store.mend(Object.fromEntries(faults.fields)))
  return faults.form ?? (faults.fields.length > 0 ? needLook : GENERAL_FAILURE)
}

/**
 * Sends the answers once. `fault` is the blocked reason until a retry or a fix. The action refreshes a member's page,
 * not a linked one.
 */
export function useSending(access: Access, store: AnswerStore, hasErrors: boolean) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [isSent, setSent] = useState(false)
  const [fault, setFault] = useState<string>()
  const underWay = useRef(false)

  function send() {
    if (underWay.current) return
    underWay.current = true
    setFault(undefined)
    startTransition(async () => {
      const sentence = await sendThrough(access, store, router.refresh)
      underWay.current = false
      setFault(sentence)
      if (sentence !== undefined) return
      setSent(true)
      expectReceipt()
      if (access.isRevision) router.replace(hrefOf(access))
      if (access.code !== undefined) router.refresh()
    })
  }

  return { send, fault: fault === needLook && !hasErrors ? undefined : fault, pending: pending || isSent }
}
