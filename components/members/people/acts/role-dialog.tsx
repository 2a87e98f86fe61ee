'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toast } from '@/components/ui/overlay/toast'
import { changeRolesAction } from '@/lib/members/people/actions'
import { roles, roleWords, withArticle } from '@/lib/members/people/rules'
import { calledBy } from './people-words'
import type { ListedPerson } from './people-rows'
import { useAct } from '@/components/members/use-act'

interface RoleDialogProps {
  people: readonly ListedPerson[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

type RoleName = (typeof roles)[number]

export function RoleDialog({ people, open, onOpenChange, onDone }: RoleDialogProps) {
  const [role, setRole] = useState<RoleName>('Member')
  const { pending, run } = useAct()
  const who = calledBy(people)

  function change() {
    run(
      () => changeRolesAction({ ids: people.map(({ id }) => id), role }),
      () => {
        toast({
          type: 'success',
          title: people.length === 1 ? `${who} is now ${withArticle(role)}` : `${who} are now ${role}s`,
        })
        onDone()
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={`Change the role of ${who}`}
      text="They’ll sign in again and get a notification."
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={change}>
            Change role
          </Button>
          <Button disabled={pending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <RadioGroup legend="New role" quietLegend>
        {roles.map((name) => (
          <Radio
            key={name}
            card
            name="role"
            value={name}
            label={name}
            hint={roleWords[name]}
            checked={role === name}
            onChange={() => setRole(name)}
          />
        ))}
      </RadioGroup>
    </Dialog>
  )
}
