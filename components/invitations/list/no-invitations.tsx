import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import type { InvitationListFilter } from '@/lib/invitations/schema'
import { addressOf } from './invitation-words'

const invite = { href: '/users/add', label: 'Invite people' }
const all = { href: addressOf({}), label: 'Show all invitations' }

function wordsOf({ status, search }: InvitationListFilter) {
  if (search !== '') return { title: `No results for “${search}”`, step: all }
  if (status !== 'all') return { title: 'No results', step: all }
  return {
    title: 'No invitations yet',

    step: invite,
  }
}

/** The empty state and its first step. */
export function NoInvitations({ filter }: { filter: InvitationListFilter }) {
  if (filter.after !== undefined) {
    return <EndOfList title="No more invitations" first={addressOf({ ...filter, after: undefined })} />
  }
  const { title, step } = wordsOf(filter)
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name={step === all ? 'search-x' : 'mail'} />}
        title={title}

        action={<ButtonLink href={step.href}>{step.label}</ButtonLink>}
      />
    </Card>
  )
}
