'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Field } from '@/components/ui/form/field'
import { withFirst, type PickerItem } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { addressWith } from '@/lib/shared/address-with'
import { searchListed } from './people-search'
import { personItem, type PickedPerson } from './person-item'

interface PersonFilterProps {
  person: PickedPerson | null
  /** The URL without this filter. */
  href: string
}

const anybody: PickerItem = { id: '', label: 'Anyone', kind: 'person' }
const search = withFirst(anybody, searchListed)

/** Filters a list by colleague. */
export function PersonFilter({ person, href }: PersonFilterProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const value: PickerItem = person ? personItem(person) : anybody

  function choose({ id }: PickerItem) {
    startTransition(() => router.push(addressWith(href, { person: id })))
  }

  return (
    <div aria-busy={pending || undefined} className="max-sm:w-[calc(50%-0.25rem)] sm:w-40">
      <Field label="Person" quietLabel>
        {(control) => <SinglePicker control={control} search={search} value={value} onChange={choose} />}
      </Field>
    </div>
  )
}
