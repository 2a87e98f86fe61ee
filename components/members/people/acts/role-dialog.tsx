'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toast } from '@/components/ui/overlay/toast'
import { changeRolesAction } from '@/lib/members/people/actions'
import { roles, roleWords } from '@/lib/members/people/rules'
import { calledBy, leftOutWords, roleNews, sharedRole } from './people-words'
import type { ListedPerson } from './people-rows'
import { useAct } from '@/components/members/use-act'

interface RoleDialogProps {
  people: readonly ListedPerson[]
  isReaderLeftOut: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

export function RoleDialog({ people, isReaderLeftOut, open, onOpenChange, onDone }: RoleDialogProps) {
  const [role, setRole] = useState(() => sharedRole(people))
  const [first] = useState(role ?? roles[0])
  const [wasTried, setTried] = useState(false)
  const { pending, run } = useAct()

  function change() {
    setTried(true)
    if (role === undefined) return
    run(
      () => changeRolesAction({ ids: people.map(({ id }) => id), role }),
      (changed) => {
        toast(roleNews(people, role, changed?.count ?? 0))
        onDone()
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={`Change the role of ${calledBy(people)}`}
      text={`They’ll sign in again and get a notification.${leftOutWords(isReaderLeftOut, 'change your role')}`}
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
      <RadioGroup legend="New role" quietLegend error={wasTried && role === undefined ? 'Choose a role.' : undefined}>
        {roles.map((name) => (
          <Radio
            key={name}
            {...(name === first && { 'data-first': '' })}
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
