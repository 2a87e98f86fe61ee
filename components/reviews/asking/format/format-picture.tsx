import type { ReactNode } from 'react'
import { Star } from '@/components/ui/charts/star'
import type { QuestionDraft } from '@/lib/reviews/model/schema'

const blockedReason = 'rounded-full bg-control/45'
const box = 'rounded-sm border border-control/60 bg-surface'

const repeat = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A miniature of each question type. */
const looks: Record<QuestionDraft['type'], ReactNode> = {
  input: <span className={`h-2.5 w-3/5 ${box}`} />,
  textarea: <span className={`h-5 w-full ${box}`} />,
  checkbox: (
    <span className="grid gap-1">
      {repeat(2).map((option) => (
        <span key={option} className="flex items-center gap-1.5">
          <span className={`size-2 ${box}`} />
          <span className={`h-1 w-12 ${blockedReason}`} />
        </span>
      ))}
    </span>
  ),
  scale: (
    <span className="flex gap-1">
      {repeat(6).map((number) => (
        <span key={number} className={`h-3 flex-1 ${box} ${number === 4 ? 'border-primary bg-primary-soft' : ''}`} />
      ))}
    </span>
  ),
  yesno: (
    <span className="flex gap-1">
      <span className={`h-3 w-9 ${box} border-primary bg-primary-soft`} />
      <span className={`h-3 w-9 ${box}`} />
    </span>
  ),
  rating: (
    <span className="flex gap-px sm:gap-0.5">
      {repeat(10).map((star) => (
        <Star key={star} filled={star < 8} className="size-1.25 sm:size-2.5" />
      ))}
    </span>
  ),
}

const widths = ['w-2/3', 'w-1/2', 'w-3/5', 'w-3/4']

export function FormatPicture({ types }: { types: readonly QuestionDraft['type'][] }) {
  return (
    <span
      aria-hidden="true"
      className="relative block w-28 shrink-0 overflow-hidden rounded-l-lg border-r border-line bg-sunken px-3 pt-4 sm:h-32 sm:w-auto sm:rounded-t-lg sm:rounded-bl-none sm:border-r-0 sm:border-b sm:px-8 sm:pt-5"
    >
      <span className="grid h-full grid-cols-1 content-start gap-2.5 overflow-hidden rounded-t-md border border-b-0 border-line bg-surface px-2.5 pt-3 max-sm:absolute max-sm:inset-x-3 sm:px-4 sm:pt-3.5">
        {types.slice(0, 4).map((type, index) => (
          <span key={index} className="grid grid-cols-1 gap-1.5">
            <span className={`h-1.5 ${blockedReason} ${widths[index] ?? ''}`} />
            {looks[type]}
          </span>
        ))}
        {types.length === 0 && <span className="mx-auto mt-4 text-2xl font-light text-subtle">+</span>}
      </span>
    </span>
  )
}
