'use client'

import { useState, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { FoldIcon } from '@/components/ui/icon/fold-icon'
import { FactLine } from '@/components/ui/list/fact-line'
import { Select } from '@/components/ui/input/select'
import { matchColumnsAction } from '@/lib/invitations/imports/actions'
import {
  areUnnamed,
  columnName,
  fieldLabels,
  fields,
  type Columns,
  type Field,
} from '@/lib/invitations/imports/rules/columns'

interface ColumnsFormProps {
  id: string
  headings: string[]
  columns: Columns
  /** Sample values per column. */
  examples: string[][]
}

const options = [
  { value: '', label: 'Don’t import' },
  ...fields.map((field) => ({ value: field, label: fieldLabels[field] })),
]

/** A column's heading, if any. */
function examplesIn(examples: string[][], index: number) {
  const found = examples.flatMap((cells) => cells[index]?.trim() || [])
  return found.length === 0 ? ['Empty'] : found
}

const fieldOf = (value: string): Field | '' => fields.find((field) => field === value) ?? ''

/** Columns to fields; choices save immediately, each field is used once. */
export function ColumnsForm({ id, headings, columns: first, examples }: ColumnsFormProps) {
  const [columns, setColumns] = useState<Columns>(first)
  const [isOpen, setOpen] = useState(!first.includes('email') || areUnnamed(headings))
  const [pending, startTransition] = useTransition()

  function choose(index: number, field: Field | '') {
    const next = columns.map((other, at) => (at === index ? field : other === field ? '' : other))
    setColumns(next)
    startTransition(async () => {
      await toastFaults(matchColumnsAction({ id, columns: next }))
    })
  }

  const matched = columns.filter((field) => field !== '').length
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group mb-4 rounded-lg border border-line bg-surface"
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 px-5 py-3.5 font-medium">
        <FoldIcon />
        Columns
        <span className="font-normal text-subtle">
          {matched} of {headings.length} matched
        </span>
      </summary>
      <ul aria-busy={pending || undefined} className="divide-y divide-line border-t border-line">
        {headings.map((heading, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-medium wrap-anywhere">{heading || columnName(index)}</p>
              <p className="text-sm wrap-anywhere text-subtle">
                <FactLine facts={examplesIn(examples, index)} />
              </p>
            </div>
            <Select
              aria-label={`Import ${heading || `column ${index + 1}`} as`}
              value={columns[index] ?? ''}
              options={options}
              boxClassName="w-full sm:w-48"
              onChange={({ target }) => choose(index, fieldOf(target.value))}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
