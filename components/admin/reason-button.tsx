'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import type { ReasonDialogProps } from './reason-dialog'

const ReasonDialog = dynamic(() => import('./reason-dialog').then((module) => module.ReasonDialog), { ssr: false })

interface ReasonButtonProps extends Omit<ReasonDialogProps, 'open' | 'onOpenChange'> {
  label: string
}

export function ReasonButton({ label, ...dialog }: ReasonButtonProps) {
  const { isAsked, open, ask, setOpen } = useDialog()
  return (
    <>
      <Button onClick={ask}>{label}</Button>
      {isAsked && <ReasonDialog {...dialog} open={open} onOpenChange={setOpen} />}
    </>
  )
}
