'use client'

import { useTransition } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'
import { startHere } from './start-here'

export function UseButton({ id, ...look }: { id: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()

  function use() {
    startTransition(async () => {
      const faults = faultsOf(await answerOf(startHere(id, madeIdOf(id))))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })
  }

  return (
    <Button {...look} pending={pending} onClick={use}>
      Use it
    </Button>
  )
}
