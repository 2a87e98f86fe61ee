'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import type { ButtonVariant } from '@/components/ui/button/button-style'
import { useDialog } from '@/components/ui/button/use-dialog'
import type { PeopleDialogProps } from './people-dialog'
import type { PlanDialogProps } from './plan-dialog'

type Asked<Props> = Omit<Props, 'open' | 'setOpen'>

const PeopleDialog = dynamic(() => import('./people-dialog').then((module) => module.PeopleDialog), { ssr: false })
const PlanDialog = dynamic(() => import('./plan-dialog').then((module) => module.PlanDialog), { ssr: false })

/** Adds or removes paid seats; the dialog loads on the first press. */
export function PeopleButton(props: Asked<PeopleDialogProps>) {
  const { isAsked, open, ask, setOpen } = useDialog()
  return (
    <>
      <Button onClick={ask}>Change people</Button>
      {isAsked && <PeopleDialog {...props} open={open} setOpen={setOpen} />}
    </>
  )
}

/** Changes the plan: up now, down with the next payment. */
export function PlanButton(props: Asked<PlanDialogProps>) {
  const { isAsked, open, ask, setOpen } = useDialog()
  const variant: ButtonVariant = props.isLarger ? 'primary' : 'secondary'
  return (
    <>
      <Button variant={variant} onClick={ask} className="w-full">
        {props.isLarger ? `Upgrade to ${props.name}` : `Change to ${props.name}`}
      </Button>
      {isAsked && <PlanDialog {...props} open={open} setOpen={setOpen} />}
    </>
  )
}
