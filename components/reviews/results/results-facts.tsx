import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { namesInWords } from '@/lib/reviews/model/rules/privacy'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { capitalized } from '@/lib/shared/text'
import { datesInWords } from '@/lib/reviews/model/rules/review-dates'

type Fact = readonly [name: string, value: string]

export function factsOf(head: ReviewHead, zone: string): Fact[] {
  const { kind, creatorName, takenFromName, subjectName, anonymity, readers } = head
  const about: Fact[] = kind === 'QUICK' ? [] : [['About', subjectName ?? 'Nobody in particular']]
  const taken: Fact[] = takenFromName === null ? [] : [['Taken over by', creatorName]]
  return [
    ['Asked by', takenFromName ?? creatorName],
    ...taken,
    ...about,
    ...datesInWords(head, zone),
    ['Names', namesInWords[anonymity]],
    ['Read by', capitalized(readers)],
  ]
}

/** Readers of a whole round; subjects and shared readers know one review only. */
const seesRound: ReviewHead['readAs'][] = ['creator', 'manager', 'admin']

/** The form's settings, beside the results or below on narrow windows. */
export function ResultsFacts({ head, zone }: { head: ReviewHead; zone: string }) {
  const { roundId, readAs } = head
  return (
    <Card className="grid gap-5">
      <dl className="m-0 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-5 gap-y-3">
        {factsOf(head, zone).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-subtle">{name}</dt>
            <dd className="m-0 text-balance wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {roundId !== null && seesRound.includes(readAs) && (
        <p>
          <TextLink href={`/feedback/round/${roundId}`}>See the whole round</TextLink>
        </p>
      )}
    </Card>
  )
}
