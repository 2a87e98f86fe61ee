'use client'

import dynamic from 'next/dynamic'
import { useOptimistic, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { Avatar } from '@/components/ui/display/avatar'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { IconButton } from '@/components/ui/button/icon-button'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Icon } from '@/components/ui/icon/icon'
import { Checkbox } from '@/components/ui/input/checkbox'
import { addPairItemAction, deletePairItemAction, tickPairItemAction } from '@/lib/one-on-ones/actions'
import type { PairItem } from '@/lib/one-on-ones/queries/pair-items'
import { randomId } from '@/lib/shared/randomness'

const EditItemDialog = dynamic(() => import('./edit-item-dialog').then((module) => module.EditItemDialog), {
  ssr: false,
})

type Person = { memberId: string; name: string }

interface PairItemsProps {
  pairId: string
  items: readonly PairItem[]
  today: string
  self: Person
  partner: Person
}

const ownersOf = ({ self, partner }: Pick<PairItemsProps, 'self' | 'partner'>) =>
  [self, partner].map(({ memberId, name }) => ({ value: memberId, label: name }))

const blank = (id: string, ownerId: string) => ({ madeId: randomId(), id, title: '', ownerId, dueOn: '' })

function ItemForm({ pairId, self, partner }: Pick<PairItemsProps, 'pairId' | 'self' | 'partner'>) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.addPairItemSchema),
    action: addPairItemAction,
    defaultValues: blank(pairId, self.memberId),
    onSuccess: () => {
      form.reset(blank(pairId, form.getValues('ownerId')))
      form.setFocus('title')
    },
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-3">
      <TextField form={form} name="title" label="Action item" maxLength={250} autoComplete="off" />
      <div className="grid grid-cols-2 gap-3">
        <SelectField form={form} name="ownerId" label="Owner" options={ownersOf({ self, partner })} />
        <TextField form={form} name="dueOn" label="Due" optional type="date" />
      </div>
      <div>
        <Button type="submit" size="sm" pending={pending}>
          Add action item
        </Button>
      </div>
    </form>
  )
}

interface ItemLineProps {
  pairId: string
  owners: readonly { value: string; label: string }[]
  item: PairItem
  today: string
  onTick: (isDone: boolean) => void
  onDelete: () => void
}

function ItemLine({ pairId, item, owners, today, onTick, onDelete }: ItemLineProps) {
  const editing = useDialog()
  const { id, title, owner, dueOn, due, isDone } = item
  const isLate = !isDone && dueOn !== null && dueOn < today
  return (
    <li id={id} className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={<span className={isDone ? 'text-subtle line-through' : undefined}>{title}</span>}
          hint={due !== null && <span className={isLate ? 'text-danger-ink' : undefined}>Due {due}</span>}
          checked={isDone}
          onChange={({ target }) => onTick(target.checked)}
        />
      </div>
      {owner && (
        <span title={owner.name} className="inline-flex">
          <Avatar name={owner.name} pictureId={owner.pictureId} size="sm" />
          <span className="sr-only">{owner.name}</span>
        </span>
      )}
      <IconButton
        size="sm"
        variant="ghost"
        label={`Edit ${title}`}
        icon={<Icon name="pencil-line" />}
        onClick={editing.ask}
      />
      <IconButton size="sm" variant="ghost" label={`Delete ${title}`} icon={<Icon name="x" />} onClick={onDelete} />
      {editing.isAsked && (
        <EditItemDialog
          pairId={pairId}
          item={item}
          owners={owners}
          open={editing.open}
          onOpenChange={editing.setOpen}
        />
      )}
    </li>
  )
}

export function PairItems({ pairId, items, today, self, partner }: PairItemsProps) {
  const [shown, tick] = useOptimistic([...items], (rows, changed: { itemId: string; isDone: boolean }) =>
    rows.map((row) => (row.id === changed.itemId ? { ...row, isDone: changed.isDone } : row)),
  )
  const [, startTransition] = useTransition()

  const change = (itemId: string) => (isDone: boolean) =>
    startTransition(async () => {
      tick({ itemId, isDone })
      await toastFaults(tickPairItemAction({ id: pairId, itemId, isDone }))
    })

  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.length > 0 && (
        <ul aria-label="Action items" className="list">
          {shown.map((item) => (
            <ItemLine
              key={item.id}
              pairId={pairId}
              item={item}
              today={today}
              owners={ownersOf({ self, partner })}
              onTick={change(item.id)}
              onDelete={() => void toastFaults(deletePairItemAction({ id: pairId, itemId: item.id }))}
            />
          ))}
        </ul>
      )}
      <ItemForm pairId={pairId} self={self} partner={partner} />
    </div>
  )
}
