'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { beginSecondFactorAction, turnOnSecondFactorAction } from '@/lib/members/second-factor/actions'
import type { TwoStepView } from '@/lib/members/second-factor/queries'
import { BeginForm } from './begin-form'
import { ConfirmForm } from './confirm-form'
import { RecoveryCodes } from './recovery-codes'

interface SetUpProps {
  view: TwoStepView
  here: string
  /** Where to continue; none: stay. */
  next: string | undefined
  onTurnedOn: () => void
  onDone: () => void
}

/** The setup: key, first code, recovery codes. */
export function SetUp({ view, here, next, onTurnedOn, onDone }: SetUpProps) {
  const { proof, email } = view
  const router = useRouter()
  const begin = usePlainForm({
    action: beginSecondFactorAction,
    unseen: view.proof === 'password' ? ['session'] : ['session', 'password'],
  })
  const confirm = usePlainForm({ action: turnOnSecondFactorAction, onSuccess: onTurnedOn })
  const codes = confirm.success?.data?.codes
  const begun = begin.success?.data

  function finish() {
    onDone()
    router.refresh()
  }

  if (codes) {
    return (
      <RecoveryCodes codes={codes} email={email} title="Two-step sign-in is on">
        {next === undefined ? (
          <Button variant="primary" onClick={finish}>
            I saved them
          </Button>
        ) : (
          <ButtonLink href={next} variant="primary">
            I saved them, continue
          </ButtonLink>
        )}
      </RecoveryCodes>
    )
  }
  return begun ? (
    <ConfirmForm begun={begun} form={confirm} />
  ) : (
    <BeginForm form={begin} proof={proof} email={email} here={here} />
  )
}
