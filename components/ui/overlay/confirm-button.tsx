'use client'

import dynamic from 'next/dynamic'
import { useTransition } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button/button'
import type { AlertDialogProps } from './alert-dialog'
import { useDialog } from '@/components/ui/button/use-dialog'

const AlertDialog = dynamic(() => import('./alert-dialog').then((module) => module.AlertDialog), { ssr: false })

interface ConfirmButtonProps
  extends
    Omit<ButtonProps, 'title' | 'onClick'>,
    Pick<AlertDialogProps, 'title' | 'text' | 'confirm' | 'cancel' | 'danger'> {
  /** Runs after the confirmation; the dialog stays, busy, until it ends. */
  onConfirm: () => void | Promise<void>
}

export function ConfirmButton({ title, text, confirm, cancel, danger, onConfirm, ...button }: ConfirmButtonProps) {
  const { isAsked, open, ask, setOpen } = useDialog()
  const [pending, startTransition] = useTransition()

  function run() {
    startTransition(async () => {
      await onConfirm()
      setOpen(false)
    })
  }

  return (
    <>
      <Button {...button} onClick={ask} />
      {isAsked && (
        <AlertDialog
          open={open}
          title={title}
          text={text}
          confirm={confirm}
          cancel={cancel}
          danger={danger}
          pending={pending}
          onOpenChange={setOpen}
          onConfirm={run}
        />
      )}
    </>
  )
}
