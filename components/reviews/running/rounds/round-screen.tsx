import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import type { Round } from '@/lib/reviews/rounds/queries/get-round'
import { nextRoundStep, reviewsForStep } from '@/lib/reviews/rounds/rules'
import { roundSteps } from '@/lib/reviews/rounds/schema'
import { formatDate } from '@/lib/shared/dates'
import { fullCount, plural } from '@/lib/shared/text'
import { CopyRoundButton } from './copy-round-button'
import { HeatLegend } from './heat-legend'
import { HeatMap } from './heat-map'
import { RoundRows } from './round-rows'
import { RoundSteps } from './round-steps'
import { expectedCount } from '@/lib/reviews/model/rules/response-rate'

interface RoundScreenProps {
  round: Round
  /** The first figure column's number. */
  from: number
  zone: string
}

function Progress({ id, rows, isCreator }: Pick<Round, 'id' | 'rows' | 'isCreator'>) {
  const asked = rows.reduce((sum, row) => sum + expectedCount(row), 0)
  const answered = rows.reduce((sum, { answeredCount }) => sum + answeredCount, 0)
  const steps = roundSteps.filter((step) => reviewsForStep(rows, step).length > 0)
  const words = `${fullCount(answered)} of ${plural(asked, 'answer')} received`
  return (
    <Card className="mb-8">
      <p className="mb-2 font-medium tabular-nums">{words}</p>
      <ProgressBar percent={asked === 0 ? 0 : (answered / asked) * 100} label={words} />
      {isCreator && steps.length > 0 && (
        <RoundSteps
          id={id}
          steps={steps}
          next={nextRoundStep(rows)}
          hasAnonymous={rows.some(({ anonymity }) => anonymity === 'ANONYMOUS')}
        />
      )}
    </Card>
  )
}

function Figures({ round, from }: Omit<RoundScreenProps, 'zone'>) {
  const { id, columns, next } = round
  const path = `/feedback/round/${id}`
  return (
    <Section title="Figures" text="Darker is higher">
      <HeatMap round={round} from={from} />
      <HeatLegend columns={columns} from={from} />
      {(from > 1 || next !== null) && (
        <nav aria-label="Questions" className="mt-4 flex justify-between gap-3">
          {from > 1 ? <ButtonLink href={path}>From the first question</ButtonLink> : <span />}
          {next !== null && <ButtonLink href={`${path}?from=${next}`}>Next questions</ButtonLink>}
        </nav>
      )}
    </Section>
  )
}

function CreatorActions({ id }: { id: string }) {
  return (
    <>
      <ButtonLink href={`/feedback/round/${id}/export`}>Export</ButtonLink>
      <CopyRoundButton id={id} />
    </>
  )
}

/** A round about several subjects: progress and figures. */
export function RoundScreen({ round, from, zone }: RoundScreenProps) {
  const { title, rows, columns, creatorName, createdAt, isCreator } = round
  const sent = `${plural(rows.length, 'person', 'people')}, sent ${formatDate(createdAt, 'MMM DD, YYYY', zone)}`
  return (
    <Page>
      <PageHeader
        title={title}
        text={isCreator ? sent : `${sent} by ${creatorName}`}
        back={{ href: isCreator ? '/feedback?tab=created' : '/feedback?tab=shared', label: 'Feedback' }}
        action={isCreator && rows.length > 0 && <CreatorActions id={round.id} />}
      />
      {rows.length === 0 ? (
        <Card flush>
          <EmptyState icon={<Icon name="users-round" />} title="Nothing sent yet" />
        </Card>
      ) : (
        <>
          <Progress {...round} />
          <Section title="People">
            <RoundRows rows={rows} zone={zone} />
          </Section>
          {columns.length > 0 && <Figures round={round} from={from} />}
        </>
      )}
    </Page>
  )
}
