'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import type { PlanDialogProps } from './plan-dialog'

const PlanDialog = dynamic(() => import('./plan-dialog').then((module) => module.PlanDialog), { ssr: false })

export function PlanButton(props: Omit<PlanDialogProps, 'open' | 'onOpenChange'>) {
  const { isAsked, open, ask, setOpen } = useDialog()
  return (
    <>
      <Button onClick={ask}>Change plan</Button>
      {isAsked && <PlanDialog {...props} open={open} onOpenChange={setOpen} />}
    </>
  )
}
