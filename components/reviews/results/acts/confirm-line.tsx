'use client'

import dynamic from 'next/dynamic'
import { useTransition } from 'react'
import { useDialog } from '@/components/ui/button/use-dialog'
import { MenuButton } from '@/components/ui/overlay/menu'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})

interface ConfirmLineProps {
  /** The containing menu's id. */
  menu: string
  label: string
  title: string
  text: string
  confirm: string
  onConfirm: () => Promise<void>
}

/** A menu line that asks first. */
export function ConfirmLine({ menu, label, title, text, confirm, onConfirm }: ConfirmLineProps) {
  const { isAsked, open, ask, setOpen } = useDialog()
  const [pending, start] = useTransition()
  const run = () =>
    start(async () => {
      await onConfirm()
      setOpen(false)
    })
  return (
    <>
      <MenuButton type="button" popoverTarget={menu} popoverTargetAction="hide" onClick={ask}>
        {label}
      </MenuButton>
      {isAsked && (
        <AlertDialog
          open={open}
          title={title}
          text={text}
          confirm={confirm}
          pending={pending}
          onOpenChange={setOpen}
          onConfirm={run}
        />
      )}
    </>
  )
}
