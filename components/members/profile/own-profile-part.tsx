import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { linked } from '@/components/ui/display/linked'
import { Card } from '@/components/ui/layout/card'
import type { ColleagueView } from '@/lib/members/profile/queries'
import { PersonFacts } from './person-facts'
import { PersonHead } from './person-head'
import { PhotoButtons } from './photo-buttons'

interface OwnProfilePartProps {
  person: ColleagueView
  zone: string
  workspaceName: string
  /** Applause is on, so their profile has a page of it. */
  hasApplause: boolean
}

export function OwnProfilePart({ person, zone, workspaceName, hasApplause }: OwnProfilePartProps) {
  const { id, about, jobTitle, pictureId } = person
  const edit = (
    <ButtonLink href="/profile/edit" variant="primary">
      <Icon name="pencil" /> Edit
    </ButtonLink>
  )
  return (
    <>
      <Card className="grid grid-cols-1 gap-6 sm:p-6">
        <PersonHead person={person} action={edit} />
        <PhotoButtons hasPhoto={pictureId !== null} />
        {about === '' && jobTitle === '' ? (
          <p className="text-muted">
            Colleagues see your name and your teams. <TextLink href="/profile/edit">Tell them what you do</TextLink>.
          </p>
        ) : (
          about !== '' && <p className="max-w-reading wrap-anywhere whitespace-pre-line">{linked(about)}</p>
        )}
        <PersonFacts person={person} zone={zone} workspaceName={workspaceName} />
      </Card>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-subtle">
        <TextLink href={`/profile/preview/${id}`}>Preview</TextLink>
        {hasApplause && <TextLink href={`/profile/preview/${id}?tab=applause`}>Your applause</TextLink>}
      </p>
    </>
  )
}
