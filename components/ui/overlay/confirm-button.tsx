'use client'

import dynamic from 'next/dynamic'
import { useState, useTransition } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button/button'
import type { AlertDialogProps } from './alert-dialog'

const AlertDialog = dynamic(() => import('./alert-dialog').then((module) => module.AlertDialog), { ssr: false })

interface ConfirmButtonProps
  extends
    Omit<ButtonProps, 'title' | 'onClick'>,
    Pick<AlertDialogProps, 'title' | 'text' | 'confirm' | 'cancel' | 'danger'> {
  /** Runs once the person has said yes. The dialog stays, working, until it has ended. */
  onConfirm: () => void | Promise<void>
}

/** A button that asks first. The dialog is fetched with the first press. */
export function ConfirmButton({ title, text, confirm, cancel, danger, onConfirm, ...button }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const [pending, startTransition] = useTransition()

  function run() {
    startTransition(async () => {
      await onConfirm()
      setOpen(false)
    })
  }

  return (
    <>
      <Button
        {...button}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      />
      {asked && (
        <AlertDialog
          {...{ open, title, text, confirm, cancel, danger, pending }}
          onOpenChange={setOpen}
          onConfirm={run}
        />
      )}
    </>
  )
}
