'use client'

import { Spinner } from '@/components/ui/button/spinner'
import { formats } from '@/lib/reviews/drafting/rules/formats'
import { formatKeys, type FormatKey } from '@/lib/reviews/drafting/rules/format-keys'
import { plural } from '@/lib/shared/text'
import { FormatPicture } from './format-picture'

interface FormatCardsProps {
  onChoose: (format: FormatKey) => void
  /** The one being prepared; meanwhile none can be chosen. */
  pending?: FormatKey
}

/** The forms one can start from. */
export function FormatCards({ onChoose, pending }: FormatCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 min-[75rem]:grid-cols-4">
      {formatKeys.map((key) => (
        <li key={key}>
          <FormatCard format={key} onChoose={onChoose} disabled={pending !== undefined} pending={pending === key} />
        </li>
      ))}
    </ul>
  )
}

interface FormatCardProps {
  format: FormatKey
  onChoose: (format: FormatKey) => void
  disabled: boolean
  pending: boolean
}

const promises = { NAMED: '', CONFIDENTIAL: ', confidential', ANONYMOUS: ', anonymous' } as const

function FormatCard({ format, onChoose, disabled, pending }: FormatCardProps) {
  const { label, hint, questions, permissions } = formats[format]
  const promise = promises[permissions.anonymity ?? 'NAMED']
  return (
    <button
      type="button"
      disabled={disabled}
      aria-busy={pending || undefined}
      onClick={() => onChoose(format)}
      className="group flex size-full rounded-lg border border-line bg-surface text-left transition-[border-color,box-shadow] not-disabled:hover:border-primary not-disabled:hover:shadow-pop disabled:opacity-60 aria-busy:border-primary aria-busy:opacity-100 sm:flex-col"
    >
      <FormatPicture types={questions.map(({ type }) => type)} />
      <span className="flex min-w-0 flex-1 flex-col gap-1 p-4 sm:p-5">
        <span className="flex items-center justify-between gap-3 text-md font-semibold">
          {label}
          {pending && <Spinner label="Preparing the form" className="text-primary-ink" />}
        </span>
        <span className="text-pretty text-muted">{hint}</span>
        <span className="mt-auto pt-2 text-sm text-subtle">
          {questions.length === 0 ? 'Nothing in it yet' : `${plural(questions.length, 'question')}${promise}`}
        </span>
      </span>
    </button>
  )
}
