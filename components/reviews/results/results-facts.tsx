import { TextLink } from '@/components/ui/button/text-link'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Card } from '@/components/ui/layout/card'
import { namesInWords } from '@/lib/reviews/readers/rules'
import type { ReviewHead } from '@/lib/reviews/results/queries'
import { datesInWords } from '@/lib/reviews/rules'
import { fullCount } from '@/lib/shared/text'

type Fact = readonly [name: string, value: string]

function factsOf(head: ReviewHead, zone: string): Fact[] {
  const { creatorName, subjectName, anonymity, readers } = head
  return [
    ['Asked by', creatorName],
    ['About', subjectName ?? 'Nobody in particular'],
    ...datesInWords(head, zone),
    ['Names', namesInWords[anonymity]],
    ['Read by', readers],
  ]
}

/** How far it is, and what was agreed when it was sent. A column beside the results, above them on a narrow window. */
export function ResultsFacts({ head, zone }: { head: ReviewHead; zone: string }) {
  const { answeredCount, askedCount, roundId, readAs } = head
  const percent = askedCount === 0 ? 0 : (answeredCount / askedCount) * 100
  const words = `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered`
  return (
    <Card className="grid gap-5">
      <div className="flex items-center gap-3">
        <ProgressRing percent={percent} label={words} size={56} plain />
        <p className="font-medium tabular-nums">{words}</p>
      </div>
      <dl className="m-0 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-5 gap-y-3">
        {factsOf(head, zone).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-subtle">{name}</dt>
            <dd className="m-0 text-pretty wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {roundId !== null && readAs === 'creator' && (
        <p>
          <TextLink href={`/feedback/round/${roundId}`}>Everybody of this round</TextLink>
        </p>
      )}
    </Card>
  )
}
