import type { ReactNode } from 'react'
import { Callout } from '@/components/ui/display/callout'
import { linked } from '@/components/ui/display/linked'

interface DeclinedProps {
  name: string
  note: string
  action?: ReactNode
}

/** The other person's no, for the one who can move it. */
export const Declined = ({ name, note, action }: DeclinedProps) => (
  <Callout tone="warning" className="mb-6" title={`${name} can’t attend`} action={action}>
    {note !== '' && <>“{linked(note)}”</>}
  </Callout>
)
