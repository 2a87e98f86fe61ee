import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Card } from '@/components/ui/layout/card'
import { Facts } from '@/components/ui/list/facts'
import type { ReviewHead } from '@/lib/reviews/results/queries'
import { formatDateTime } from '@/lib/shared/dates'
import { fullCount } from '@/lib/shared/text'

type Fact = readonly [name: string, value: string]

function datesOf({ publishedAt, closesAt, closedAt, releasedAt }: ReviewHead, zone: string): Fact[] {
  const named: [string, Date | null][] = [
    ['Sent', publishedAt],
    ...(closedAt === null ? ([['Closes', closesAt]] satisfies [string, Date | null][]) : []),
    ['Closed', closedAt],
    ['Released', releasedAt],
  ]
  return named.flatMap(([name, at]) => (at === null ? [] : [[name, formatDateTime(at, zone, true)] as const]))
}

function factsOf(head: ReviewHead, zone: string): Fact[] {
  const { creatorName, subjectName, anonymity, readers } = head
  return [
    ['Asked by', creatorName],
    ['About', subjectName ?? 'Nobody in particular'],
    ...datesOf(head, zone),
    [
      'Names',
      anonymity === 'NAMED'
        ? 'Named: each answer carries a name'
        : 'Anonymous: nobody sees who answered, or who wrote what',
    ],
    ['Read by', readers],
  ]
}

/** How far it is, and what was agreed when it was sent. */
export function ResultsFacts({ head, zone }: { head: ReviewHead; zone: string }) {
  const { answeredCount, askedCount, description } = head
  const percent = askedCount === 0 ? 0 : (answeredCount / askedCount) * 100
  const words = `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered`
  return (
    <Card className="mb-8 flex flex-wrap gap-x-10 gap-y-5 sm:p-6">
      <div className="flex shrink-0 items-center gap-4 self-start sm:flex-col sm:items-center sm:gap-2">
        <ProgressRing percent={percent} label={words} size={80} plain />
        <p className="text-subtle tabular-nums">{words}</p>
      </div>
      <div className="min-w-0 flex-1 basis-72">
        {description.trim() !== '' && (
          <p className="mb-4 max-w-reading text-pretty wrap-anywhere whitespace-pre-line">{description}</p>
        )}
        <Facts facts={factsOf(head, zone)} />
      </div>
    </Card>
  )
}
