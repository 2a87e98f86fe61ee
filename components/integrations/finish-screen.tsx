'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PageHeader } from '@/components/ui/layout/page-header'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { finishConnectionAction } from '@/lib/integrations/actions'
import { declinedText, providers } from '@/lib/integrations/rules'
import type { FinishConnectionInput } from '@/lib/integrations/schema'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { ConnectButton } from './connect-button'

interface FinishScreenProps extends FinishConnectionInput {
  begunAt: 'workspace' | 'profile'
}

const places = { workspace: '/workspace/edit?tab=integrations', profile: '/profile?tab=integrations' }

/** Finishes automatically with script, else by button. The provider sends no code when access is declined. */
export function FinishScreen({ begunAt, ...input }: FinishScreenProps) {
  const { name } = providers[input.provider]
  const router = useRouter()
  const isBegun = useRef(false)
  const [pending, startTransition] = useTransition()
  const [fault, setFault] = useState(() => (input.code === '' ? declinedText(input.provider) : undefined))

  async function finish() {
    const answer = await answerOf(finishConnectionAction(input))
    const faults = faultsOf(answer)
    if (faults) return setFault(faults.form ?? GENERAL_FAILURE)
    toast({ type: 'success', title: `${name} is connected` })
    router.replace(places[answer?.data?.isForWorkspace ? 'workspace' : 'profile'])
  }

  useEffect(() => {
    if (isBegun.current || fault !== undefined) return
    isBegun.current = true
    startTransition(finish)
  })

  if (fault !== undefined)
    return (
      <>
        <PageHeader title="Nothing was connected" />
        <p role="alert" className="mb-5 text-pretty">
          {fault}
        </p>
        <p className="flex flex-wrap gap-2">
          <ConnectButton
            provider={input.provider}
            isForWorkspace={begunAt === 'workspace'}
            label="Try again"
            isPrimary
          />
          <ButtonLink href={places[begunAt]}>Back to integrations</ButtonLink>
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
