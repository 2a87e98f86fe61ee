import { Avatar } from '@/components/ui/display/avatar'
import type { CsvRowView } from '@/components/ui/csv/csv-rows'
import type { ImportRow } from '@/lib/invitations/imports/queries/list-rows'
import type { ParsedRow } from '@/lib/invitations/imports/rules/parsed-rows'
import { INVITED } from '@/lib/invitations/imports/rules/decide-row'
import { fullName } from '@/lib/members/rules'
import { PersonTick } from './slack-acts'

/** Why a person can't be selected, or that they are a guest. */
function labelOf({ status, action, problems, email, isGuest }: ImportRow) {
  if (action === 'INVITE') return isGuest ? 'Guest' : ''
  if (status === 'REFUSED') return email === '' ? 'No address' : 'Left out'
  return problems.includes(INVITED) ? 'Invited' : 'Already here'
}

/** A selectable Slack person, or the reason they aren't. */
export function slackRowInWords(row: ImportRow, parsed: ParsedRow, importId: string): CsvRowView {
  const { number, action, email, problems, isChosen } = row
  const name = fullName(parsed) || email
  const isOpen = action === 'INVITE'
  return {
    number,
    title: [name],
    facts: [email, parsed.jobTitle, isOpen || row.status !== 'REFUSED' ? '' : problems.join(' ')],
    label: labelOf(row),
    tone: 'neutral',
    start: (
      <>
        {isOpen ? (
          <PersonTick id={importId} number={number} name={name} isChosen={isChosen} />
        ) : (
          <span className="w-4 shrink-0" />
        )}
        <Avatar name={name} />
      </>
    ),
  }
}
