import { GateReason } from '@/components/shell/gate-reason'
import { ScriptedButton } from '@/components/ui/button/scripted-button'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { formats } from '@/lib/reviews/drafting/rules/formats'
import type { FormatKey } from '@/lib/reviews/drafting/rules/format-keys'
import type { OfferedFormat } from '@/lib/reviews/drafting/rules/offered-formats'
import { FormatPicture } from './format-picture'

interface FormatCardsProps {
  offered: readonly OfferedFormat[]
  /** None: cards are links. */
  onChoose?: (format: FormatKey) => void
}

/** Formats to start from. */
export function FormatCards({ offered, onChoose }: FormatCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 min-[75rem]:grid-cols-4">
      {offered.map((format) => (
        <li key={format.key}>
          <FormatCard format={format} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

const cardClass = 'flex size-full rounded-lg border border-line bg-surface text-left sm:flex-col'
const pressable = 'transition-[border-color,box-shadow] hover:border-primary hover:shadow-pop'

function FormatCard({ format, onChoose }: Pick<FormatCardsProps, 'onChoose'> & { format: OfferedFormat }) {
  const { key, blockedReason } = format
  if (blockedReason !== null) {
    return (
      <div className={cx(cardClass, 'opacity-75')}>
        <CardContent format={format} />
      </div>
    )
  }
  if (onChoose) {
    return (
      <ScriptedButton type="button" onClick={() => onChoose(key)} className={cx(cardClass, pressable)}>
        <CardContent format={format} />
      </ScriptedButton>
    )
  }
  return (
    <Link href={`/feedback/add?format=${key}&step=questions`} className={cx(cardClass, pressable)}>
      <CardContent format={format} />
    </Link>
  )
}

function CardContent({ format: { key, label, hint, fact, blockedReason } }: { format: OfferedFormat }) {
  return (
    <>
      <FormatPicture types={formats[key].questions.map(({ type }) => type)} />
      <span className="flex min-w-0 flex-1 flex-col gap-1 p-4 sm:p-5">
        <span className="text-md font-semibold">{label}</span>
        <span className="text-pretty text-muted">{hint}</span>
        <span className="mt-auto pt-2 text-sm text-subtle">
          {blockedReason === null ? fact : <GateReason reason={blockedReason} />}
        </span>
      </span>
    </>
  )
}
