import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { breakable } from '@/components/ui/display/breakable'
import type { ColleagueView } from '@/lib/members/profile/queries'

interface PersonHeadProps {
  person: ColleagueView
  /** The page's title, or below one. */
  isTitle?: boolean
  action?: ReactNode
}

const nameClass = 'text-xl font-semibold text-balance wrap-anywhere'

export function PersonHead({ person, isTitle, action }: PersonHeadProps) {
  const { name, pictureId, jobTitle, email, gone } = person
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={name} pictureId={pictureId} size="xl" />
      <div className="min-w-0 flex-1 basis-40 sm:basis-60">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isTitle ? <h1 className={nameClass}>{name}</h1> : <p className={nameClass}>{name}</p>}
          {gone && <Badge>{gone.isAccountGone ? 'Account deleted' : 'Deactivated'}</Badge>}
        </div>
        {jobTitle !== '' && <p className="wrap-anywhere text-muted">{jobTitle}</p>}
        {email !== '' && (
          <p className="wrap-anywhere">
            <TextLink href={`mailto:${email}`}>{breakable(email)}</TextLink>
          </p>
        )}
      </div>
      {action && <div className="flex flex-wrap items-center gap-2">{action}</div>}
    </div>
  )
}
