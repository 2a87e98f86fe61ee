import { TextLink } from '@/components/ui/button/text-link'
import { Badge } from '@/components/ui/display/badge'
import { breakable } from '@/components/ui/display/breakable'
import { RefreshWhile } from '@/components/ui/display/refresh-while'
import { Card } from '@/components/ui/layout/card'
import { FactLine } from '@/components/ui/list/fact-line'
import { importPath } from '@/lib/invitations/imports/rules/imports'
import type { WaitingBatch, WaitingSeats } from '@/lib/invitations/seats/queries'
import { formatDate } from '@/lib/shared/dates'
import { inRupees, nameList, plural } from '@/lib/shared/text'
import { WaitingActs } from './waiting-acts'

interface WaitingPartProps {
  seats: WaitingSeats
  zone: string
  /** The waiting import's own page, which needs no link to itself. */
  isImport?: boolean
}

/** Names shown; others are counted. */
const NAMED = 10

const countOf = ({ people, list }: WaitingBatch) => list?.invite ?? people.length

function titleOf(batch: WaitingBatch) {
  const people = plural(countOf(batch), 'person', 'people')
  return batch.due === null ? `Paid: ${people} being invited` : `Waiting for payment: ${people}`
}

function dueFacts({ due, askedBy }: WaitingBatch, zone: string) {
  if (due === null) return ['Invited as soon as the plan has room']
  const dayOf = (at: Date) => formatDate(at, 'MMM DD, YYYY', zone)
  const next = due.nextPaymentAt && `next payment ${inRupees(due.monthly)} on ${dayOf(due.nextPaymentAt)}`
  return [inRupees(due.amount), `due ${dayOf(due.at)}`, next ?? '', askedBy === null ? '' : `requested by ${askedBy}`]
}

/** The waiting people, or their import. */
function Names({ people, list, isImport }: WaitingBatch & Pick<WaitingPartProps, 'isImport'>) {
  if (isImport) return 'The import starts by itself once it’s paid.'
  if (list === null) {
    const names = people.map(({ name, email }) => (name === '' ? email : name))
    return breakable(nameList(names, NAMED))
  }
  return (
    <>
      In the import of <TextLink href={importPath(list.id)}>{list.fileName}</TextLink>, which starts by itself.
    </>
  )
}

function Batch({ batch, seats: { checkout, payer }, zone, isImport }: { batch: WaitingBatch } & WaitingPartProps) {
  const { id, due, list } = batch
  const payment = checkout && due && { checkout, payer, description: due.description }
  const consequences = list
    ? 'The import doesn’t start. You can start it with fewer people.'
    : `${plural(countOf(batch), 'person', 'people')} won’t be invited.`
  return (
    <Card className="mb-6">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-md font-semibold">
        {titleOf(batch)}
        {due?.isOverdue && <Badge tone="warning">Overdue</Badge>}
      </h2>
      <p className="mt-1 text-subtle">
        <FactLine facts={dueFacts(batch, zone)} />
      </p>
      <p className="mt-2 text-pretty wrap-anywhere text-muted">
        <Names {...batch} isImport={isImport} />
      </p>
      {due && <WaitingActs id={id} payment={payment} consequences={consequences} amount={due.amount} />}
      <RefreshWhile active={due === null} />
    </Card>
  )
}

/** Invitations and imports waiting for payment. */
export function WaitingPart({ seats, zone, isImport }: WaitingPartProps) {
  return seats.batches.map((batch) => (
    <Batch key={batch.id} batch={batch} seats={seats} zone={zone} isImport={isImport} />
  ))
}
