'use client'

import dynamic from 'next/dynamic'
import { useOptimistic, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Avatar } from '@/components/ui/display/avatar'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { IconButton } from '@/components/ui/button/icon-button'
import { Field } from '@/components/ui/form/field'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { useAddForm } from '@/components/ui/form/plain/use-add-form'
import { Icon } from '@/components/ui/icon/icon'
import { Checkbox } from '@/components/ui/input/checkbox'
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
      {!isDone && (
        <IconButton
          size="sm"
          variant="ghost"
          label={`Edit ${title}`}
          icon={<Icon name="pencil-line" />}
          onClick={editing.ask}
        />
      )}
      <IconButton size="sm" variant="ghost" label={`Delete ${title}`} icon={<Icon name="x" />} onClick={onDelete} />
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
      <ItemForm pairId={pairId} today={today} self={self} partner={partner} />
    </div>
  )
}
