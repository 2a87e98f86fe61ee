'use client'

import { useRouter } from 'next/navigation'
import { useId, useState, useTransition } from 'react'
import { Spinner } from '@/components/ui/button/spinner'
import { cx } from '@/components/ui/cx'
import { FieldError } from '@/components/ui/form/field'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { Icon } from '@/components/ui/icon/icon'
import { mostToImport } from '@/lib/shared/csv/csv-import'
import { sendCsv } from './send-csv'

interface CsvUploadProps {
  /** The upload route and the import screen. */
  address: string
  path: string
  what: string
  gate: string | null
}

const box =
  'relative flex flex-col items-center rounded-lg border border-dashed px-6 py-10 text-center transition-colors duration-fast has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Identifies a file and its version. */
const markOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Uploads a chosen or dropped CSV and opens its import. */
export function CsvUpload({ address, path, what, gate }: CsvUploadProps) {
  const id = useId()
  const router = useRouter()
  const [fault, setFault] = useState<string>()
  const [isOver, setOver] = useState(false)
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()
  const disabled = gate !== null || pending

  function take(files: FileList | null) {
    const [file] = files ?? []
    if (!file || disabled) return
    setFault(undefined)
    startTransition(async () => {
      const upload = await sendCsv(address, file, madeIdOf(markOf(file)))
      if ('fault' in upload) setFault(upload.fault)
      else router.push(`${path}/${upload.id}`)
    })
  }

  return (
    <div className="grid gap-2">
      <div className={cx(box, isOver ? 'border-primary bg-primary-soft' : 'border-control bg-surface')}>
        <span className="mb-3 inline-flex size-11 items-center justify-center rounded-full bg-primary-soft text-primary-ink">
          {pending ? <Spinner /> : <Icon name="upload" className="size-5" />}
        </span>
        <label htmlFor={id} className={cx('text-md font-semibold', !disabled && 'cursor-pointer')}>
          {pending ? 'Reading your list' : 'Choose a CSV file'}
        </label>
        <p id={`${id}hint`} className="mt-1 text-pretty text-muted">
          {gate ?? `Or drop it here. ${mostToImport(what)}`}
        </p>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          disabled={disabled}
          aria-describedby={`${id}hint${fault ? ` ${id}fault` : ''}`}
          aria-invalid={fault ? true : undefined}
          // Covers the box, so a dropped file counts as chosen.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => {
            take(target.files)
            // Cleared, so the same file can be chosen again after a fix.
            target.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
      </div>
      <div role="status">{fault && <FieldError id={`${id}fault`}>{fault}</FieldError>}</div>
    </div>
  )
}
