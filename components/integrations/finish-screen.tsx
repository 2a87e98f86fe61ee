'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { PageHeader } from '@/components/ui/layout/page-header'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { finishConnectionAction } from '@/lib/integrations/actions'
import { providers } from '@/lib/integrations/rules'
import type { FinishConnectionInput } from '@/lib/integrations/schema'
import { GENERAL_FAILURE } from '@/lib/shared/failure'

interface FinishScreenProps extends FinishConnectionInput {
  begunAt: 'workspace' | 'profile'
}

const places = { workspace: '/workspace/edit?tab=integrations', profile: '/profile?tab=integrations' }

/** Finishes automatically with script, else by button. */
export function FinishScreen({ begunAt, ...input }: FinishScreenProps) {
  const { name } = providers[input.provider]
  const router = useRouter()
  const isBegun = useRef(false)
  const [pending, startTransition] = useTransition()
  const [fault, setFault] = useState<string>()

  async function finish() {
    const answer = await answerOf(finishConnectionAction(input))
    const faults = faultsOf(answer)
    if (faults) return setFault(faults.form ?? GENERAL_FAILURE)
    toast({ type: 'success', title: `${name} is connected` })
    router.replace(places[answer?.data?.isForWorkspace ? 'workspace' : 'profile'])
  }

  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    startTransition(finish)
  })

  if (fault !== undefined)
    return (
      <>
        <PageHeader title={`${name} isn’t connected`} />
        <p role="alert" className="text-pretty">
          {fault} <TextLink href={places[begunAt]}>Back to integrations</TextLink>
        </p>
      </>
    )
  return (
    <>
      <PageHeader title={`Connecting ${name}`} />
      <Button pending={pending} onClick={() => startTransition(finish)}>
        Connect {name}
      </Button>
    </>
  )
}
