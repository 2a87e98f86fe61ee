import { FoldIcon } from '@/components/ui/icon/fold-icon'
import { Link } from '@/components/ui/link'
import type { Draft } from '@/lib/summaries/schema'
import { plural } from '@/lib/shared/text'

const markClass =
  'ml-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm bg-sunken px-1 align-middle text-xs text-muted no-underline tabular-nums hover:text-ink'

/** Numbered source links. */
export function SourceMarks({ numbers, sources }: { numbers: readonly number[]; sources: Draft['sources'] }) {
  return numbers.flatMap((number) => {
    const source = sources[number - 1]
    if (!source) return []
    return (
      <Link key={number} href={source.href} title={source.label} className={markClass}>
        <span className="sr-only">{`Source: ${source.label}`}</span>
        <span aria-hidden>{number}</span>
      </Link>
    )
  })
}

/** How much was read, if not all. */
const extentOf = ({ readCount, leftOutCount }: Draft, isByTime: boolean) =>
  leftOutCount === 0
    ? `Drafted from ${plural(readCount, 'item')}.`
    : `Drafted from ${isByTime ? 'the newest ' : ''}${readCount} of ${readCount + leftOutCount} items.`

interface DraftSentencesProps {
  draft: Draft
  /** The sources have an order of time, and the newest were read. */
  isByTime?: boolean
}

/** Draft sentences with numbered sources, listed below. */
export function DraftSentences({ draft, isByTime = true }: DraftSentencesProps) {
  const { sentences, sources } = draft
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5">
        {sentences.map((sentence, index) => (
          <li key={index} className="text-pretty wrap-anywhere">
            {sentence.text}
            <SourceMarks numbers={sentence.sources} sources={sources} />
          </li>
        ))}
      </ul>
      <details className="group text-sm">
        <summary className="flex min-h-6 w-fit items-center gap-1.5 rounded-sm text-muted">
          Sources
          <FoldIcon />
        </summary>
        <ol className="mt-2 grid gap-1">
          {sources.map(({ label, href }, index) => (
            <li key={index} className="flex gap-2 text-muted">
              <span className="tabular-nums">{index + 1}</span>
              <Link href={href} className="text-link wrap-anywhere">
                {label}
              </Link>
            </li>
          ))}
        </ol>
        <p className="mt-2 text-subtle">{extentOf(draft, isByTime)}</p>
      </details>
    </>
  )
}
