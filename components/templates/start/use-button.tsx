'use client'

import { useTransition } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { startHere } from './start-here'

export function UseButton({ id, ...look }: { id: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()

  function use() {
    startTransition(async () => {
      await toastFaults(startHere(id, madeIdOf(id)))
    })
  }

  return (
    <Button {...look} pending={pending} onClick={use}>
      Use it
    </Button>
  )
}
