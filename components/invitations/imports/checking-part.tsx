import { GateReason } from '@/components/shell/gate-reason'
import { TextLink } from '@/components/ui/button/text-link'
import { Callout } from '@/components/ui/display/callout'
import { Card } from '@/components/ui/layout/card'
import { areUnnamed } from '@/lib/invitations/imports/rules/columns'
import type { ImportView, Outlook } from '@/lib/invitations/imports/queries/get-import'
import { managersToAsk, unknownManagers } from '@/lib/invitations/imports/rules/managers'
import { fitInWords, priceInWords, seatsInWords, startInWords } from '@/lib/invitations/imports/rules/imports'
import type { SlackPart } from '@/lib/invitations/slack/queries'
import { nameList, plural } from '@/lib/shared/text'
import { ColumnsForm } from './columns-form'
import { ManagersPart } from './managers-part'
import { DiscardButton, StartButton } from './import-acts'
import { SlackPlaceForm } from './slack-place-form'
import { PayForImportButton } from '@/components/invitations/seats/import-seats'
import { quoteInWords } from '@/lib/invitations/rules/seat-quote'

interface CheckingPartProps {
  view: ImportView
  outlook: Outlook
  /** Role and groups of everyone invited from Slack; null: the file's columns say it. */
  place: SlackPart['place']
  zone: string
}

const NAMED = 8

/** "2 teams are made: Design and Research." */
const madeInWords = (names: readonly string[], what: string) =>
  names.length === 0 ? null : `${plural(names.length, `new ${what}`)}: ${nameList(names, NAMED)}.`

/** "2 managers are neither here nor in this file: …" */
function noTeamInWords(managers: readonly string[]) {
  if (managers.length === 0) return null
  const are = managers.length === 1 ? '1 manager is' : `${plural(managers.length, 'manager')} are`
  return `${are} unknown: ${nameList(managers, NAMED)}. Nobody joins their team.`
}

/** The file's ignored columns. */
function leftOutInWords({ headings, columns }: ImportView) {
  const unused = headings.filter((heading, index) => heading !== '' && columns[index] === '')
  if (unused.length === 0) return null
  return `Columns not imported: ${nameList(unused, NAMED)}.`
}

function outlookOf(view: ImportView, { seats, names }: Outlook) {
  const { invite, refused } = view.counts
  const isFile = view.source === 'CSV'
  return [
    invite > 0 && seatsInWords(seats, invite),
    priceInWords(seats, seats.fits),
    madeInWords(names.teams, 'team'),
    madeInWords(names.tags, 'tag'),
    noTeamInWords(unknownManagers(view.managers)),
    leftOutInWords(view),
    invite > 0 && isFile && view.columns.includes('timeZone') && 'New people choose their own time zone.',
    refused > 0 &&
      `${isFile ? plural(refused, 'row is', 'rows are') : plural(refused, 'person is', 'people are')} left out; the reasons are below.`,
  ].filter((line) => typeof line === 'string')
}

/** Why some can't be invited, and the fix. */
function BlockedReason({ view: { counts }, outlook: { gate, seats }, zone }: Omit<CheckingPartProps, 'place'>) {
  if (gate !== null) return <Callout tone="warning" className="mt-4" title={<GateReason reason={gate} />} />
  if (seats.fits === counts.invite) return null
  if (seats.offer) {
    return (
      <Callout tone="info" className="mt-4" title={fitInWords(seats, counts.invite)}>
        {quoteInWords(seats.offer, zone)}
      </Callout>
    )
  }
  const leftOut = 'People without a seat are left out. Import them later, or'
  return (
    <Callout tone="warning" className="mt-4" title={seats.full ?? fitInWords(seats, counts.invite)}>
      {seats.fits + counts.update > 0 ? leftOut : 'Free some seats, or'} choose{' '}
      <TextLink href="/workspace/edit?tab=plan">another plan</TextLink>.{seats.blocked && ` ${seats.blocked}`}
    </Callout>
  )
}

/** Each column's field and what is missing. */
function ColumnsPart({ view: { id, headings, columns, examples } }: { view: ImportView }) {
  return (
    <>
      {!columns.includes('email') && (
        <Callout tone="warning" className="mb-4">
          Choose the column with e-mail addresses.
        </Callout>
      )}
      {areUnnamed(headings) && (
        <Callout tone="info" className="mb-4">
          This file has no header row. Choose what each column holds.
        </Callout>
      )}
      <ColumnsForm id={id} headings={headings} columns={columns} examples={examples} />
    </>
  )
}

export function CheckingPart({ view, outlook, place, zone }: CheckingPartProps) {
  const { id, counts } = view
  const { gate, seats } = outlook
  const isIdle = counts.invite + counts.update === 0
  const idle = place ? 'Select people to invite' : 'Nothing to import'
  const isBlocked = gate !== null || seats.fits + counts.update === 0
  const verb = startInWords(isBlocked ? counts : { ...counts, invite: seats.fits })
  return (
    <>
      {place ? <SlackPlaceForm id={id} place={place} /> : <ColumnsPart view={view} />}
      <ManagersPart id={id} managers={managersToAsk(view.managers)} />
      <Card className="mb-8">
        <h2 className="text-md font-semibold">{isIdle ? idle : `${seats.offer ? startInWords(counts) : verb}?`}</h2>
        <ul className="mt-2 grid gap-1 text-pretty wrap-anywhere text-muted">
          {outlookOf(view, outlook).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <BlockedReason view={view} outlook={outlook} zone={zone} />
        <div className="mt-5 flex flex-wrap gap-2">
          {gate === null && seats.offer && <PayForImportButton id={id} offer={seats.offer} />}
          {!(seats.offer && isBlocked) && (
            <StartButton
              id={id}
              variant={seats.offer ? 'secondary' : 'primary'}
              verb={isIdle ? 'Import' : verb}
              inviteAtMost={seats.fits < counts.invite ? seats.fits : undefined}
              disabled={isIdle || isBlocked}
            />
          )}
          <DiscardButton id={id} />
        </div>
      </Card>
    </>
  )
}
