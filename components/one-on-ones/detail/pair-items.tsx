'use client'

import dynamic from 'next/dynamic'
import { useOptimistic, useTransition } from 'react'
import { ItemLine } from '@/components/meetings/detail/item-line'
import { usePress } from '@/components/ui/form/use-press'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { Field } from '@/components/ui/form/field'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { useAddForm } from '@/components/ui/form/plain/use-add-form'
import { Select } from '@/components/ui/input/select'
import { addPairItemAction, deletePairItemAction, tickPairItemAction } from '@/lib/one-on-ones/actions'
import type { PairItem } from '@/lib/one-on-ones/queries/pair-items'

const EditItemDialog = dynamic(() => import('./edit-item-dialog').then((module) => module.EditItemDialog), {
  ssr: false,
})

type Person = { memberId: string; name: string }
type Partner = Person & { hasLeft: boolean }

interface PairItemsProps {
  pairId: string
  items: readonly PairItem[]
  today: string
  self: Person
  partner: Partner
}

/** Former colleagues get no new items. */
const ownersOf = ({ self, partner }: Pick<PairItemsProps, 'self' | 'partner'>) =>
  [self, ...(partner.hasLeft ? [] : [partner])].map(({ memberId, name }) => ({ value: memberId, label: name }))

function ItemForm({ pairId, today, self, partner }: Omit<PairItemsProps, 'items'>) {
  const form = useAddForm((madeId, entered) =>
    addPairItemAction({
      madeId,
      id: pairId,
      title: entered('title'),
      ownerId: entered('ownerId'),
      dueOn: entered('dueOn'),
    }),
  )
  return (
    <PlainFormFrame data-keep form={form} className="grid grid-cols-1 gap-3">
      <PlainField form={form} name="title" label="Action item" autoComplete="off" />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Owner" error={form.errors['ownerId']}>
          {(control) => <Select {...control} name="ownerId" options={ownersOf({ self, partner })} />}
        </Field>
        <PlainField form={form} name="dueOn" label="Due" optional type="date" min={today} />
      </div>
      <div>
        <Button type="submit" size="sm" pending={form.pending}>
          Add action item
        </Button>
      </div>
    </PlainFormFrame>
  )
}

interface PairItemLineProps {
  pairId: string
  owners: readonly { value: string; label: string }[]
  item: PairItem
  today: string
  onTick: (isDone: boolean) => void
  onRemove: () => void
}

function PairItemLine({ pairId, item, owners, ...line }: PairItemLineProps) {
  const editing = useDialog()
  return (
    <ItemLine {...line} item={item} removal="Delete" onEdit={editing.ask}>
      {editing.isAsked && (
        <EditItemDialog
          key={editing.turn}
          pairId={pairId}
          item={item}
          owners={owners}
          open={editing.open}
          onOpenChange={editing.setOpen}
        />
      )}
    </ItemLine>
  )
}

export function PairItems({ pairId, items, today, self, partner }: PairItemsProps) {
  const [shown, tick] = useOptimistic([...items], (rows, changed: { itemId: string; isDone: boolean }) =>
    rows.map((row) => (row.id === changed.itemId ? { ...row, isDone: changed.isDone } : row)),
  )
  const [, startTransition] = useTransition()
  const press = usePress()

  const change = (itemId: string) => (isDone: boolean) =>
    startTransition(async () => {
      tick({ itemId, isDone })
      await press(tickPairItemAction({ id: pairId, itemId, isDone }))
    })

  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.length > 0 && (
        <ul aria-label="Action items" className="list">
          {shown.map((item) => (
            <PairItemLine
              key={item.id}
              pairId={pairId}
              item={item}
              today={today}
              owners={ownersOf({ self, partner })}
              onTick={change(item.id)}
              onRemove={() => void press(deletePairItemAction({ id: pairId, itemId: item.id }))}
            />
          ))}
        </ul>
      )}
      <ItemForm pairId={pairId} today={today} self={self} partner={partner} />
    </div>
  )
}
