import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { TextLink } from '@/components/ui/button/text-link'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { PersonView } from '@/lib/members/people/queries/get-person'
import type { TagChoices } from '@/lib/members/tags/queries'
import { AccessCard } from './access-card'
import { NameForm } from './name-form'
import { RoleForm } from './role-form'
import { StartDateForm } from './start-date-form'
import { TagsForm } from './tags-form'

interface EditPersonScreenProps {
  person: PersonView
  /** Selectable tags. */
  tags: TagChoices
  zone: string
  /** The person's teams. */
  teams?: ReactNode
  /** What a deactivated person still holds. */
  left?: ReactNode
}

/** Every setting of a person the reader may change. */
export function EditPersonScreen({ person, tags, teams, left, zone }: EditPersonScreenProps) {
  const { id, name, email, pictureId, isActive, can } = person
  return (
    <Page narrow>
      <PageHeader
        back={{ href: '/users', label: 'People' }}
        title={
          <span className="flex items-center gap-3">
            <Avatar name={name} pictureId={pictureId} size="lg" />
            {name}
          </span>
        }
        aside={!isActive && <Badge>Deactivated</Badge>}
        text={email}
        action={<TextLink href={`/profile/preview/${id}`}>See their profile</TextLink>}
      />
      <div className="grid grid-cols-1 gap-4">
        {can.manage && !isActive && <AccessCard person={person} zone={zone} />}
        {left}
        {can.manage && <NameForm person={person} />}
        {can.manage && <StartDateForm person={person} />}
        {can.manage && <RoleForm key={person.role} person={person} />}
        {teams}
        <TagsForm key={person.tags.join()} person={person} choices={tags} />
        {can.manage && isActive && <AccessCard person={person} zone={zone} />}
      </div>
    </Page>
  )
}
