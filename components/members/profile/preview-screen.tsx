import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import { linked } from '@/components/ui/display/linked'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { MenuLink } from '@/components/ui/overlay/menu'
import type { ColleagueView } from '@/lib/members/profile/queries'
import { formatDate } from '@/lib/shared/dates'
import { MoreMenu } from '@/components/ui/overlay/more-menu'
import { PersonFacts } from './person-facts'
import { PersonHead } from './person-head'

interface PreviewScreenProps {
  person: ColleagueView
  /** The reader's zone. */
  zone: string
  /** Their managers. */
  reportsTo?: ReactNode
  /** Page actions. */
  acts?: ReactNode
  /** Further menu lines. */
  more?: ReactNode
  /** What a former member still holds. */
  left?: readonly ReactNode[]
  /** The reader would hand it over, but nothing is left. */
  isNothingLeft?: boolean
  /** Activity and feedback. */
  children?: ReactNode
}

type GoneNoteProps = Pick<PreviewScreenProps, 'person' | 'zone' | 'isNothingLeft'>

function GoneNote({ person: { gone, name }, zone, isNothingLeft }: GoneNoteProps) {
  if (!gone) return null
  const since = gone.since ? ` since ${formatDate(gone.since, 'MMM DD, YYYY', zone)}` : ''
  return (
    <Callout
      className="mb-6"
      title={gone.isAccountGone ? 'This account was deleted' : `${name} has been deactivated${since}`}
    >
      What they wrote stays. They get no requests, reminders or mail.
      {isNothingLeft && ' Nothing to hand over.'}
    </Callout>
  )
}

/** The first button is primary, the menu holds the rest. */
function Acts({ person: { editPath }, acts, more }: Pick<PreviewScreenProps, 'person' | 'acts' | 'more'>) {
  if (!acts && !more && editPath === null) return null
  return (
    <div className="person-acts">
      {acts}
      {more ? (
        <MoreMenu>
          {more}
          {editPath !== null && <MenuLink href={editPath}>Edit</MenuLink>}
        </MoreMenu>
      ) : (
        editPath !== null && (
          <ButtonLink href={editPath}>
            <Icon name="pencil" /> Edit
          </ButtonLink>
        )
      )}
    </div>
  )
}

export function PreviewScreen(props: PreviewScreenProps) {
  const { person, zone, reportsTo, acts, more, left = [], isNothingLeft, children } = props
  return (
    <Page narrow>
      <Link href="/users" className="back-link mb-4">
        <Icon name="chevron-left" />
        People
      </Link>
      <GoneNote person={person} zone={zone} isNothingLeft={isNothingLeft} />
      {person.isSelf && (
        <Callout className="mb-6" title="This is how you appear to colleagues">
          They don’t see what has a lock, or goals they can’t open.
        </Callout>
      )}
      {left.length > 0 && <div className="mb-6 grid grid-cols-1 gap-4">{left}</div>}
      <Card className="mb-10 grid grid-cols-1 gap-6 sm:p-6">
        <PersonHead person={person} isTitle />
        <Acts person={person} acts={acts} more={more} />
        {person.about !== '' && (
          <p className="max-w-reading wrap-anywhere whitespace-pre-line">{linked(person.about)}</p>
        )}
        <PersonFacts person={person} zone={zone} reportsTo={reportsTo} />
      </Card>
      {children}
    </Page>
  )
}
