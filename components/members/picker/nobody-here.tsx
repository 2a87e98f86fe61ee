'use client'

import { useViewer } from '@/components/shell/viewer'
import { TextLink } from '@/components/ui/button/text-link'

/** What a picker of people says where nobody else has joined. */
export function NobodyHere() {
  const { canInvite } = useViewer()
  return (
    <>
      Nobody here yet
      {canInvite && (
        <>
          {'. '}
          <TextLink href="/users/add">Invite people</TextLink>
        </>
      )}
    </>
  )
}
