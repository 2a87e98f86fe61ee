'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button/button'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import {
  declineFutureRoundsAction,
  discardRevisionAction,
  optOutOfReviewAction,
  rejoinFutureRoundsAction,
  undoOptOutAction,
} from '@/lib/reviews/responses/actions'
import { hrefOf, type Access } from '@/components/reviews/answering/saving/access'
import { PostedFields } from '@/components/reviews/answering/posting/posted-fields'

const actions = {
  optOut: optOutOfReviewAction,
  undoOptOut: undoOptOutAction,
  declineFuture: declineFutureRoundsAction,
  rejoinFuture: rejoinFutureRoundsAction,
  discard: discardRevisionAction,
}

interface LinkStepProps extends Pick<ButtonProps, 'variant' | 'size'> {
  step: keyof typeof actions
  access: Access
  children: ReactNode
}

/** A script-free button for external reviewers. */
export function LinkStep({ step, access, children, ...look }: LinkStepProps) {
  const router = useRouter()
  const form = usePlainForm({
    action: actions[step],
    onSuccess: () => {
      if (step === 'discard') router.replace(hrefOf(access))
      router.refresh()
    },
  })
  return (
    <PlainFormFrame form={form}>
      <PostedFields access={access} />
      <div>
        <Button type="submit" pending={form.pending} {...look}>
          {children}
        </Button>
      </div>
    </PlainFormFrame>
  )
}
