'use client'

import dynamic from 'next/dynamic'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { usePress } from '@/components/ui/form/use-press'
import { retireCategoryAction } from '@/lib/applause/actions'
import type { CategoryChoice } from '@/lib/applause/queries/list-categories'

const CategoryDialog = dynamic(() => import('./category-dialog').then((module) => module.CategoryDialog), {
  ssr: false,
})

interface CategoryActsProps {
  category: CategoryChoice
  /** Another one is in use. */
  canRetire: boolean
  /** Below the limit. */
  canRestore: boolean
}

export function CategoryActs({ category: { id, name, isRetired }, canRetire, canRestore }: CategoryActsProps) {
  const { isAsked, open, ask, setOpen } = useDialog()
  const [pending, startTransition] = useTransition()
  const press = usePress()
  const change = () =>
    startTransition(async () => void (await press(retireCategoryAction({ id, isRetired: !isRetired }))))
  return (
    <span className="flex items-center gap-1">
      <Button size="sm" variant="ghost" onClick={ask} aria-label={`Rename ${name}`}>
        Rename
      </Button>
      <Button
        size="sm"
        variant="ghost"
        pending={pending}
        disabled={isRetired ? !canRestore : !canRetire}
        onClick={change}
        aria-label={isRetired ? `Restore ${name}` : `Retire ${name}`}
      >
        {isRetired ? 'Restore' : 'Retire'}
      </Button>
      {isAsked && <CategoryDialog key={name} category={{ id, name }} open={open} onOpenChange={setOpen} />}
    </span>
  )
}
