import { Link } from '@/components/ui/link'
import type { Draft } from '@/lib/summaries/schema'

type Sentence = Draft['sentences'][number]

const markClass =
  'ml-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm bg-sunken px-1 align-middle text-xs text-muted no-underline tabular-nums hover:text-ink'

/** Links to what a sentence rests on, by number. */
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

const citedIn = ({ sentences, proposals }: Pick<Draft, 'sentences' | 'proposals'>) =>
  [...new Set([...sentences.flatMap(({ sources }) => sources), ...proposals.map(({ source }) => source)])].toSorted(
    (one, other) => one - other,
  )

/** The sentences of a draft as plain text, each with its sources, and the sources by name below. */
export function DraftSentences({ draft }: { draft: Draft }) {
  const { sentences, sources, leftOutCount } = draft
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5">
        {sentences.map((sentence: Sentence, index) => (
          <li key={index} className="text-pretty wrap-anywhere">
            {sentence.text}
            <SourceMarks numbers={sentence.sources} sources={sources} />
          </li>
        ))}
      </ul>
      <details className="text-sm">
        <summary className="w-fit text-muted">Sources</summary>
        <ol className="mt-2 grid gap-1">
          {citedIn(draft).map((number) => (
            <li key={number} className="flex gap-2 text-muted">
              <span className="tabular-nums">{number}</span>
              <Link href={sources[number - 1]?.href ?? ''} className="text-link wrap-anywhere">
                {sources[number - 1]?.label}
              </Link>
            </li>
          ))}
        </ol>
        {leftOutCount > 0 && (
          <p className="mt-2 text-subtle">{`Drafted from the newest ${sources.length} of ${sources.length + leftOutCount} items.`}</p>
        )}
      </details>
    </>
  )
}
